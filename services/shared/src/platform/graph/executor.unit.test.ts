import { buildSchema, type GraphQLFieldResolver } from 'graphql';
import { pino } from 'pino';
import { expect, test } from '@jest/globals';
import { badInput } from '../../contracts/errors/app-error.ts';
import { createExecutor } from './executor.ts';
import { formatGraphqlError } from './graphql-error.ts';

const schema = buildSchema(`
  type Query { twice(n: Int!): Int echo(of: String): String refused: Int broken: Int who: String }
  type Mutation { save(n: Int): Saved refuse: Int! sum(of: Numbers!): Int }
  input Numbers { a: Int! = 1, b: Int = 2, c: Int! }
  type Saved { n: Int later: Int }
`);
const resolvers: Record<string, GraphQLFieldResolver<unknown, { who: string }>> = {
  twice: (_root, { n }) => 2 * n,
  who: (_root, _args, { who }) => who,
  echo: (_root, { of }) => of,
  refused() {
    throw badInput('So nicht.', 'n');
  },
  broken() {
    throw new Error('secret');
  },
};
const later = () => resolvers['broken']?.(undefined, {}, { who: '' }, {} as never);
resolvers['save'] = (_root, { n }) => ({ n, later });
resolvers['sum'] = (_root, { of: { a, b, c } }) => a + b + c;
resolvers['refuse'] = () => {
  throw badInput('Zu spät.');
};
for (const type of [schema.getQueryType(), schema.getMutationType()])
  for (const [name, field] of Object.entries(type?.getFields() ?? {})) field.resolve = resolvers[name];

const writes: string[] = [];

const execute = createExecutor<{ who: string }>({
  schema,
  formatError: formatGraphqlError(pino({ level: 'silent' })),
  countWrite: (field, outcome) => writes.push(`${field} ${outcome}`),
});
const run = (query: string, variables?: Record<string, unknown>) =>
  execute({ query, variables }, { who: 'Ada' });

test('an operation gets its data, the second time too', async () => {
  const query = 'query A($n: Int!) { twice(n: $n) who }';
  expect(await run(query, { n: 2 })).toEqual({ data: { twice: 4, who: 'Ada' } });
  expect(await run(query, { n: 3 })).toEqual({ data: { twice: 6, who: 'Ada' } });
});

test('missing fields of an input have their default values', async () => {
  const query = 'mutation ($of: Numbers!) { sum(of: $of) }';
  expect(await run(query, { of: { c: 3 } })).toEqual({ data: { sum: 6 } });
  expect(await run(query, { of: { a: 2, c: 3 } })).toEqual({ data: { sum: 7 } });
  expect(await run('mutation ($c: Int!) { sum(of: { c: $c }) }', { c: 4 })).toEqual({ data: { sum: 7 } });
  expect(await run('mutation { sum(of: { c: 5 }) }')).toEqual({ data: { sum: 8 } });
  expect((await run(query, { of: { a: 2 } })).errors?.[0]?.extensions).toEqual({
    ...{ code: 'BAD_USER_INPUT', field: 'c' },
  });
});

test.each([
  '__MAGIC_DATE__33a9e76d_02e0_4128_8e92_3530ad3da74d',
  String.raw`\u005f_MAGIC_DATE__33a9e76d_02e0_4128_8e92_3530ad3da74d`,
])('a text in an operation never becomes code: %s', async (mark) => {
  const code = 'globalThis.wasRun=1';
  expect((await run(`{ echo(of: "${mark}${code}") }`)).errors?.[0]?.extensions).toEqual({
    code: 'GRAPHQL_VALIDATION_FAILED',
  });
  await run(`query A($of: String = "${mark}${code}") { echo(of: $of) }`);
  await run(`{ echo(of: """${mark}${code}""") }`);
  expect(await run('query A($of: String) { echo(of: $of) }', { of: mark + code })).toEqual({
    data: { echo: mark + code },
  });
  expect(globalThis).not.toHaveProperty('wasRun');
});

test('an operation that never began has no data', async () => {
  const unreadable = await run('{');
  expect(unreadable).toMatchObject({ errors: [{ extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }] });
  expect(unreadable).not.toHaveProperty('data');
  const unknown = await run('{ nothing }');
  expect(unknown).toMatchObject({ errors: [{ extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }] });
  const wrong = await run('query A($n: Int!) { twice(n: $n) }', { n: 'x' });
  expect(wrong).not.toHaveProperty('data');
  expect(wrong.errors?.[0]).toMatchObject({ message: 'Bitte prüfe Deine Eingabe.', extensions: { code: 'BAD_USER_INPUT' } }); // prettier-ignore
});

test('an expected failure has its reason, any other is generic', async () => {
  expect(await run('{ refused who }')).toEqual({
    data: { refused: null, who: 'Ada' },
    errors: [{ message: 'So nicht.', path: ['refused'], extensions: { code: 'BAD_USER_INPUT', field: 'n' } }],
  });
  const { errors } = await run('{ broken }');
  expect(JSON.stringify(errors)).not.toContain('secret');
  expect(errors?.[0]).toMatchObject({ path: ['broken'], extensions: { code: 'INTERNAL_SERVER_ERROR' } });
});

test('counts writes by field and outcome, but neither reads nor operations that never began', async () => {
  writes.length = 0;
  await run('{ who refused }');
  await run('mutation ($n: Int!) { save(n: $n) { n } }');
  expect(writes).toEqual([]);
  await run('mutation { save(n: 1) { n } }');
  await run('mutation { mine: save(n: 1) { n } save(n: 2) { later } }');
  await run('mutation { refuse }');
  expect(writes).toEqual(['save done', 'save done', 'save done', 'refuse BAD_USER_INPUT']);
});
