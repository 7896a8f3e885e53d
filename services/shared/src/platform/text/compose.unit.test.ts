import { expect, test } from '@jest/globals';
import { compose } from './compose.ts';

test('letters get their accents, at most thirty', () => {
  expect(compose('u\u0308')).toBe('ü');
  expect(compose(`x${'\u0316'.repeat(30)}y`)).toBe(`x${'\u0316'.repeat(30)}y`);
  expect(compose(`x${'\u0316'.repeat(31)}y`)).toBe(`x${'\u0316'.repeat(30)}y`);
});

test.each(['\u0300\u0316', '\uFF9E\u0316'])('a row of %j is no work', (marks) => {
  const start = performance.now();
  compose(`a${marks.repeat(50_000)}`).normalize('NFKD');
  expect(performance.now() - start).toBeLessThan(1_000);
});
