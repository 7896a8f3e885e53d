import { expect, test } from '@jest/globals';
import { stampInName } from '../text/picture-stamp.ts';
import { readPictureProof, signPicture } from './picture-proof.ts';

const SECRET = 'a secret of at least 32 characters, or more';
const stamp = `o${'0a'.repeat(16)}`;
const expires = new Date('2024-06-20T12:00:00Z');
const cut = { stamp, directory: 'posts', userId: 7, expires };
const name = signPicture(SECRET, cut);
const asked = { directory: 'posts', userId: 7, now: new Date(expires.getTime() - 1) };
const read = (text: string, more: Partial<typeof asked> = {}, secret = SECRET) =>
  readPictureProof(secret, text, { ...asked, ...more });

test('a picture that media has cropped is recognised by name and by address until it expires', () => {
  expect(read(name)).toBe(stamp);
  expect(read(`/api/downloadImage/posts/${name}`)).toBe(stamp);
  expect(stampInName(name)).toBe(stamp);
  expect(read(name, { now: expires })).toBeNull();
});

test('a proof holds only for its operator, its directory and the secret', () => {
  expect(read(name, { userId: 8 })).toBeNull();
  expect(read(name, { directory: 'sponsors' })).toBeNull();
  expect(read(`/api/downloadImage/sponsors/${name}`)).toBeNull();
  expect(read(name, {}, `${SECRET}!`)).toBeNull();
});

test.each([
  ['nothing', ''],
  ['the stamp alone', stamp],
  ['another stamp', name.replace('0a', '0b')],
  ['a longer time', name.replace(/\.\d+\./, '.99999999999.')],
  ['the same time, written otherwise', name.replace(/\.(\d+)\./, '.0$1.')],
  ['no signature', name.slice(0, name.lastIndexOf('.'))],
  ['another signature', `${name.slice(0, -2)}AA`],
  ['more behind it', `${name}A`],
  ['a letter of two bytes', `${name.slice(0, -1)}ä`],
])('%s is not a valid proof', (_what, text) => {
  expect(read(text)).toBeNull();
});
