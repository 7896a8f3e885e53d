import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../local/places.ts';
import { mutations } from './mutations.ts';

test.each(mutations)('$what: what is to be broken stands in $file once', ({ file, from, to }) => {
  const text = readFileSync(join(repositoryRoot, file), 'utf8');
  expect(text.split(from)).toHaveLength(2);
  expect(to).not.toBe(from);
});

test('at least thirty rules are tried', () => {
  expect(new Set(mutations.map(({ what }) => what)).size).toBeGreaterThanOrEqual(30);
});
