import { expect, test } from '@jest/globals';
import { operationName } from './tracing.ts';

test.each([
  [
    'mutation Found__group__0($input: SaveGroupInput!) { saveGroup(input: $input) { id } }',
    'mutation Found__group__0',
  ],
  ['query { group(id: 4711) { name } }', 'query'],
  ['{ group(id: 4711) { name } }', 'query'],
  [`query ${'x'.repeat(200)} { a }`, `query ${'x'.repeat(80)}`],
  ['query Müller { a }', 'query M'],
])('an operation is named without its fields and values: %s', (query, name) => {
  expect(operationName(query)).toBe(name);
});
