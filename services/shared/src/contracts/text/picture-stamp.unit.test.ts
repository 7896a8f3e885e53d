import { expect, test } from '@jest/globals';
import { pictureStampIn, stampInName } from './picture-stamp.ts';

const stamp = `o${'0a'.repeat(16)}`;
const others = [
  '',
  'o',
  'abc123',
  `p${'a'.repeat(32)}`,
  stamp.toUpperCase(),
  `${stamp}0`,
  `${stamp}.`,
  `${stamp}./x`,
  `${stamp}.${'x'.repeat(81)}`,
  `../${stamp}`,
  `${stamp}\n`,
];

test("the name of an operators' picture is an o and 32 hexadecimal digits, with or without a proof", () => {
  expect(stampInName(stamp)).toBe(stamp);
  expect(stampInName(`${stamp}.1718811000.a-Z_9`)).toBe(stamp);
  for (const text of others) expect(stampInName(text)).toBeNull();
});

test("a picture's address is accepted only for its own directory", () => {
  for (const name of [stamp, `${stamp}.1.x`]) {
    expect(pictureStampIn(name, 'prices')).toBe(stamp);
    expect(pictureStampIn(`/api/downloadImage/prices/${name}`, 'prices')).toBe(stamp);
    expect(pictureStampIn(`/api/downloadImage/posts/${name}`, 'prices')).toBeNull();
  }
  for (const text of others) expect(pictureStampIn(`/api/downloadImage/prices/${text}`, 'prices')).toBeNull();
});
