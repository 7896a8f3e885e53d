import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from '@jest/globals';
import { buildSchema, execute, parse, validate, type GraphQLFieldResolver } from 'graphql';
import { readManifest } from '../../gateway/src/graph/manifest.ts';
import { readRecording, RENEW, roleNames, type Exchange } from './recordings.ts';

const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../gateway/api.graphql'), 'utf8'));
const documents = new Map(
  (await readManifest())
    .filter(({ source }) => source === 'web')
    .map(({ name, query }) => [name, parse(query)] as const),
);

/** A recorded response uses the field names of its query. */
const byName: GraphQLFieldResolver<Record<string, unknown>, unknown> = (source, _args, _context, { path }) =>
  source[path.key];

/** Why the product would no longer give this response; undefined if it would. */
async function reasonOf({ operation, variables, answer }: Exchange): Promise<string | undefined> {
  const document = documents.get(operation);
  if (!document) return `${operation} is not asked any more`;
  const [invalid] = validate(schema, document);
  if (invalid) return `${operation}: ${invalid.message}`;
  // A refused operation has no data.
  if (!answer.data) return undefined;
  const { data, errors } = await execute({
    ...{ schema, document, variableValues: variables, rootValue: answer.data, fieldResolver: byName },
    typeResolver: (value: { __typename: string }) => value.__typename,
  });
  if (errors?.length) return `${operation}: ${errors[0]?.message}`;
  const plain: unknown = JSON.parse(JSON.stringify(data));
  return isDeepStrictEqual(plain, answer.data) ? undefined : `${operation} is answered with other fields`;
}

test.each(roleNames)(
  `all responses recorded as a %s match the current queries and the schema; otherwise: ${RENEW}`,
  async (role) => {
    const { exchanges } = await readRecording(role);
    const reasons = await Promise.all(exchanges.map(reasonOf));
    expect(reasons.filter((reason) => reason !== undefined)).toEqual([]);
  },
);

test('a recording with a missing or additional field is stale', async () => {
  const { exchanges } = await readRecording('player');
  const invite = exchanges.find(({ operation }) => operation === 'Invite')!;
  expect(await reasonOf(invite)).toBeUndefined();
  const [[name, value] = []] = Object.entries(invite.answer.data ?? {});
  const changed = (data: Record<string, unknown>): Exchange => ({ ...invite, answer: { data } });
  expect(await reasonOf(changed({}))).toBeDefined();
  expect(await reasonOf(changed({ [name!]: value, more: 1 }))).toMatch(/other fields/);
  expect(await reasonOf({ ...invite, operation: 'Former' })).toMatch(/not asked any more/);
});
