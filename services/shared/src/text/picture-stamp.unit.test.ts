import { expect, test } from 'vitest';
import { isPictureStamp, pictureStampIn } from './picture-stamp.ts';

const stamp = `o${'0a'.repeat(16)}`;
const others = [
  '',
  'o',
  'abc123',
  `p${'a'.repeat(32)}`,
  stamp.toUpperCase(),
  `${stamp}0`,
  `../${stamp}`,
  `${stamp}\n`,
];

test('a picture of operators is named by an o and 32 hexadecimal digits, and by nothing else', () => {
  expect(isPictureStamp(stamp)).toBe(true);
  for (const text of others) expect(isPictureStamp(text)).toBe(false);
});

test('the address of a picture means the picture, of its own directory alone', () => {
  expect(pictureStampIn(stamp, 'prices')).toBe(stamp);
  expect(pictureStampIn(`/api/downloadImage/prices/${stamp}`, 'prices')).toBe(stamp);
  expect(pictureStampIn(`/api/downloadImage/posts/${stamp}`, 'prices')).toBeNull();
  for (const text of others) expect(pictureStampIn(`/api/downloadImage/prices/${text}`, 'prices')).toBeNull();
});
