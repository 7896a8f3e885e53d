import { expect, test } from '@jest/globals';
import { formatFor } from './picture-format.ts';

test.each([
  ['image/avif,image/webp,image/apng,*/*;q=0.8', 'avif'],
  ['image/webp,*/*', 'webp'],
  ['*/*', 'jpg'],
  ['text/html', 'jpg'],
  [undefined, 'jpg'],
])('a browser that takes %j gets %s', (accept, format) => {
  expect(formatFor(accept)).toBe(format);
});
