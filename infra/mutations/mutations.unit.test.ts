import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { repositoryRoot } from '../local/places.ts';
import { isSuite } from '../suites/suites.ts';
import { mutations } from './mutations.ts';

const files = execFileSync('git', ['ls-files'], { cwd: repositoryRoot, encoding: 'utf8' }).split('\n');

test.each(mutations)('$what: $file contains the code to break exactly once', ({ file, from, to }) => {
  const text = readFileSync(join(repositoryRoot, file), 'utf8');
  expect(text.split(from)).toHaveLength(2);
  expect(to).not.toBe(from);
});

test('at least thirty rules are tried', () => {
  expect(new Set(mutations.map(({ what }) => what)).size).toBeGreaterThanOrEqual(30);
});

const endings = { unit: 'unit', component: 'component', integration: 'int', deep: 'deep' } as const;

test.each(mutations)('$what: $tests names a suite and existing tests of it', ({ tests }) => {
  const [suite = '', ...words] = tests.split(' ');
  expect(isSuite(suite)).toBe(true);
  const ending = Object.hasOwn(endings, suite) ? `.${endings[suite as keyof typeof endings]}.test.` : '';
  for (const word of words)
    expect(files.filter((file) => file.includes(word) && file.includes(ending))).not.toEqual([]);
});
