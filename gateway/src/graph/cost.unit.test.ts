import { readFile } from 'node:fs/promises';
import { buildSchema, parse } from 'graphql';
import { expect, test } from '@jest/globals';
import { costOf } from './cost.ts';

const schema = buildSchema(await readFile(new URL('../../api.graphql', import.meta.url), 'utf8'));
const cost = (query: string, variables?: Record<string, unknown>) =>
  costOf(schema, parse(query), 20_000)(variables);

test.each([
  ['{ tournament { id } }', undefined, 1],
  ['{ ranking(page: { pageSize: 10 }) { items { id } } }', undefined, 1 + 10],
  ['query ($page: PageInput) { ranking(page: $page) { items { id } } }', { page: { pageSize: 40 } }, 1 + 40],
  ['query ($page: PageInput = { pageSize: 30 }) { ranking(page: $page) { items { id } } }', {}, 1 + 30],
  ['{ posts(pageSize: 20) { items { user { id } } } }', undefined, 1 + 20 + 20],
  ['{ ...F } fragment F on Query { a: tournament { id } b: tournament { id } }', undefined, 2],
])('%s %j costs %i objects', (query, variables, expected) => {
  expect(cost(query, variables)).toBe(expected);
});

test('page sizes multiply', () => {
  const query = '{ posts(pageSize: 50) { items { likes(page: { pageSize: 20 }) { items { id } } } } }';
  expect(cost(query)).toBe(1 + 50 + 50 + 50 * 20);
});

test('a heavy document exceeds every limit, whatever page size it states', () => {
  const query =
    '{ posts(pageSize: 100000) { items { likes(page: { pageSize: 100000 }) { items { id friends: id } } } } }';
  expect(cost(query)).toBe(1 + 100 + 100 + 100 * 100);
  expect(
    cost(
      `query { ${'abcd'
        .split('')
        .map((a) => `${a}: posts(pageSize: 100) { items { likes(page: {pageSize: 100}) { items { id } } } }`)
        .join(' ')} }`,
    ),
  ).toBe(Infinity);
});

// Counted one by one, 2 to the power of 40 fragments would take days.
test('cyclic fragments, and fragments that double without a field, end the count', () => {
  expect(cost('{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }')).toBe(0);
  const doubling = Array.from(
    { length: 40 },
    (_, i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`,
  );
  expect(cost(`{ ...F0 } ${doubling.join(' ')} fragment F40 on Query { __typename }`)).toBe(Infinity);
});
