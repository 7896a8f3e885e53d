import fc from 'fast-check';
import { expect, test } from '@jest/globals';
import { isStamp, pictureKeys, sizeOf, stampOf, uploadKey, uploadNameOf } from './picture.ts';

const digits = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 32, maxLength: 32 });

test('a stamp never equals the codes for no picture or a social network’s', () => {
  fc.assert(
    fc.property(digits, (random) => {
      const stamp = stampOf(random);
      expect(isStamp(stamp)).toBe(true);
      expect(stamp.toUpperCase().startsWith('FB')).toBe(false);
      expect(stamp.toUpperCase()).not.toBe('NO');
    }),
  );
});

test('uploads and pictures never share an object', () => {
  fc.assert(
    fc.property(digits, digits, (one, other) => {
      expect(pictureKeys(stampOf(one))).not.toContain(uploadKey(uploadNameOf(other)));
      expect(new Set(pictureKeys(stampOf(one))).size).toBe(9);
    }),
  );
});

test('only our own stamps are accepted', () => {
  fc.assert(fc.property(fc.string(), (text) => !isStamp(text)));
  expect(isStamp(`${stampOf('0'.repeat(32))}\n`)).toBe(false);
});

test.each([
  [undefined, 200],
  ['96', 96],
  ['400', 400],
  ['96.0', null],
  ['', null],
  ['097', null],
])('size %j is %j', (text, size) => {
  expect(sizeOf(text)).toBe(size);
});
