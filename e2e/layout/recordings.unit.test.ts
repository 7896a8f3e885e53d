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

/** A recorded answer names its fields as the question does. */
const byName: GraphQLFieldResolver<Record<string, unknown>, unknown> = (source, _args, _context, { path }) =>
  source[path.key];

/** Why the product would not answer so any more. */
async function reasonOf({ operation, variables, answer }: Exchange): Promise<string | undefined> {
  const document = documents.get(operation);
  if (!document) return `${operation} is not asked any more`;
  const [invalid] = validate(schema, document);
  if (invalid) return `${operation}: ${invalid.message}`;
  // What was refused stands without data.
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
  `all that is recorded for the layout as a %s sees it fits what is asked and the schema; else: ${RENEW}`,
  async (role) => {
    const { exchanges } = await readRecording(role);
    const reasons = await Promise.all(exchanges.map(reasonOf));
    expect(reasons.filter((reason) => reason !== undefined)).toEqual([]);
  },
);

test('a recording that lacks a field, or has one too many, is stale', async () => {
  const { exchanges } = await readRecording('player');
  const invite = exchanges.find(({ operation }) => operation === 'Invite')!;
  expect(await reasonOf(invite)).toBeUndefined();
  const [[name, value] = []] = Object.entries(invite.answer.data ?? {});
  const changed = (data: Record<string, unknown>): Exchange => ({ ...invite, answer: { data } });
  expect(await reasonOf(changed({}))).toBeDefined();
  expect(await reasonOf(changed({ [name!]: value, more: 1 }))).toMatch(/other fields/);
  expect(await reasonOf({ ...invite, operation: 'Former' })).toMatch(/not asked any more/);
});
