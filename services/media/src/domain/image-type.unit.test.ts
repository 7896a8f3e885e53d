import fc from 'fast-check';
import { describe, expect, test } from '@jest/globals';
import { imageTypeOf } from './image-type.ts';

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

describe('imageTypeOf', () => {
  test.each([
    ['\xFF\xD8\xFF\xE0', 'jpeg'],
    ['\x89PNG\r\n\x1A\nrest', 'png'],
    ['GIF87a', 'gif'],
    ['GIF89a', 'gif'],
    ['RIFF\x10\x00\x00\x00WEBPVP8 ', 'webp'],
    ['\x00\x00\x00\x1Cftypavif', 'heif'],
    ['\x00\x00\x00\x1Cftypheic', 'heif'],
    ['RIFF\x10\x00\x00\x00WAVE', null],
    ['\x00\x00\x00\x1Cftypmp42', null],
    ['<svg xmlns=', null],
    ['\x89PNG\n', null],
    ['II*\x00', null],
    ['', null],
  ])('%j is %s', (head, type) => {
    expect(imageTypeOf(bytes(head))).toBe(type);
  });

  test('checks only the beginning and accepts any rest', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 12, maxLength: 40 }), (file) => {
        expect(imageTypeOf(file)).toBe(imageTypeOf(file.subarray(0, 12)));
      }),
    );
  });

  test('does not accept text as a picture', () => {
    const text = fc.string({ unit: fc.constantFrom(...'abc <>!{}\n="/?') });
    fc.assert(fc.property(text, (content) => imageTypeOf(bytes(content)) === null));
  });
});
