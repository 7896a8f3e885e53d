import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, print } from 'graphql';
import { expect, test } from '@jest/globals';
import { queryText } from './query-text.ts';

const known = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../gateway/operations.json'), 'utf8'),
) as Record<'name' | 'query', string>[];

/** Normalises a text with graphql's own printer. */
const meaning = (text: string): string => print(parse(text));

test.each(known.map(({ name, query }) => [name, query]))('%s means the same', (_name, query) => {
  expect(meaning(queryText(parse(query)))).toBe(meaning(query));
});

test('so does all else that a query can be made of', () => {
  const query = `
    query Q($a: [[Int!]!]! = [[1, 2], []], $b: In = {text: "a\\"\\\\ \\n\\u2028ü", on: true, none: null, kind: GOOD, rate: 1.5e3}) @d(x: $a) {
      one: field(a: $a, b: {list: [$b, "", -1]}) @include(if: true) @skip(if: $b) { ... @include(if: false) { id } ... on T @d { id } ...F @d }
    }
    fragment F on T { id }
  `;
  expect(meaning(queryText(parse(query)))).toBe(meaning(query));
});
