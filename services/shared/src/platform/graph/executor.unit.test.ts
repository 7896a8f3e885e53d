import { buildSchema, type GraphQLFieldResolver } from 'graphql';
import { pino } from 'pino';
import { expect, test } from '@jest/globals';
import { badInput } from '../../contracts/errors/app-error.ts';
import { createExecutor } from './executor.ts';
import { formatGraphqlError } from './graphql-error.ts';

const schema = buildSchema('type Query { twice(n: Int!): Int refused: Int broken: Int who: String }');
const resolvers: Record<string, GraphQLFieldResolver<unknown, { who: string }>> = {
  twice: (_root, { n }) => 2 * n,
  who: (_root, _args, { who }) => who,
  refused() {
    throw badInput('So nicht.', 'n');
  },
  broken() {
    throw new Error('secret');
  },
};
for (const [name, field] of Object.entries(schema.getQueryType()?.getFields() ?? {}))
  field.resolve = resolvers[name];

const execute = createExecutor<{ who: string }>({
  schema,
  formatError: formatGraphqlError(pino({ level: 'silent' })),
});
const run = (query: string, variables?: Record<string, unknown>) =>
  execute({ query, variables }, { who: 'Ada' });

test('an operation gets its data, the second time too', async () => {
  const query = 'query A($n: Int!) { twice(n: $n) who }';
  expect(await run(query, { n: 2 })).toEqual({ data: { twice: 4, who: 'Ada' } });
  expect(await run(query, { n: 3 })).toEqual({ data: { twice: 6, who: 'Ada' } });
});

test('what was not begun has no data', async () => {
  const unreadable = await run('{');
  expect(unreadable).toMatchObject({ errors: [{ extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }] });
  expect(unreadable).not.toHaveProperty('data');
  const unknown = await run('{ nothing }');
  expect(unknown).toMatchObject({ errors: [{ extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }] });
  const wrong = await run('query A($n: Int!) { twice(n: $n) }', { n: 'x' });
  expect(wrong).not.toHaveProperty('data');
  expect(wrong.errors?.[0]).toMatchObject({ message: 'Bitte prüfe Deine Eingabe.', extensions: { code: 'BAD_USER_INPUT' } }); // prettier-ignore
});

test('an expected failure tells its reason, any other nothing', async () => {
  expect(await run('{ refused who }')).toEqual({
    data: { refused: null, who: 'Ada' },
    errors: [{ message: 'So nicht.', path: ['refused'], extensions: { code: 'BAD_USER_INPUT', field: 'n' } }],
  });
  const { errors } = await run('{ broken }');
  expect(JSON.stringify(errors)).not.toContain('secret');
  expect(errors?.[0]).toMatchObject({ path: ['broken'], extensions: { code: 'INTERNAL_SERVER_ERROR' } });
});
