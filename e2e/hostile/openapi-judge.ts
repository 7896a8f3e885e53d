import {
  answerSchema,
  type createAjv,
  resolve,
  type Call,
  type Description,
  type Schema,
} from '../../rest-compat/src/openapi.ts';
import type { Case } from './openapi-cases.ts';

export type Answered = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
};

const german = /^„?[A-ZÄÖÜ][^{}<>]*[.!)]$/;
const english = /\b(the|must|should|invalid|expected|unexpected|error|limit|not|body|field|property|is)\b/i;
/** The specification's own words (chapter 8). */
const withoutStop = ['Keine Datei ausgewählt', 'Details konnten leider nicht ermittelt werden'];

/** Reports how a response violates the description; empty if it conforms. */
export function createJudge(
  description: Description,
  calls: Record<string, Call>,
  ajv: ReturnType<typeof createAjv>,
) {
  const statuses = new Map<string, Set<string>>();
  for (const item of Object.values(description.paths)) {
    for (const operation of [item.get, item.post, item.delete])
      if (operation) statuses.set(operation.operationId, new Set(Object.keys(operation.responses)));
  }

  return ({ operationId, body }: Case, { status, headers, text }: Answered): string[] => {
    const wrong: string[] = [];
    if (status >= 500) wrong.push('is our fault');
    if (!statuses.get(operationId)?.has(String(status))) wrong.push('is not described');
    if (headers['x-content-type-options'] !== 'nosniff' || !headers['content-security-policy'])
      wrong.push('lacks the security headers');
    if (status >= 400) wrong.push(...wrongFailure(headers, text));
    const schema = answerSchema(description, operationId, status);
    if (schema && !fits(schema, text)) wrong.push(`has another shape: ${ajv.errorsText()}`);
    const asked = calls[operationId]?.schema.body;
    if (status < 300 && body?.fields && asked && isWrong(asked, body.fields))
      wrong.push(`accepts what the description refuses: ${ajv.errorsText()}`);
    return wrong;
  };

  function fits(schema: Schema, text: string): boolean {
    try {
      return ajv.validate(schema, JSON.parse(text));
    } catch {
      return false;
    }
  }

  /**
   * Texts with digits and 'true' may stand for numbers and booleans, which a schema cannot express, so they are
   * ignored.
   */
  function isWrong(schema: Schema, fields: Record<string, unknown>): boolean {
    const properties = (schema['properties'] ?? {}) as Record<string, Schema>;
    const clear = Object.entries(fields).filter(([name, value]) => {
      const types = [resolve<Schema>(description, properties[name] ?? {})['type']].flat();
      return types.includes('string') || typeof value !== 'string' || !/^(-?\d+|true|false)$/.test(value);
    });
    const required = ((schema['required'] ?? []) as string[]).filter(
      (name) => typeof fields[name] !== 'string',
    );
    return !ajv.validate({ ...schema, required }, Object.fromEntries(clear));
  }
}

function wrongFailure(headers: Answered['headers'], text: string): string[] {
  const wrong: string[] = [];
  if (headers['cache-control'] !== 'no-store') wrong.push('may be kept by caches');
  try {
    const { errorMessage } = JSON.parse(text) as { errorMessage?: unknown };
    const said = String(errorMessage);
    if (english.test(said) || !(german.test(said) || withoutStop.includes(said)))
      wrong.push('is not in German');
  } catch {
    wrong.push('is not JSON');
  }
  return wrong;
}
