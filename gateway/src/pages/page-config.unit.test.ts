import fc from 'fast-check';
import { describe, expect, test } from '@jest/globals';
import { scriptJson } from './page-config.ts';

describe('page configuration', () => {
  test('any text stays inside its element and is parsed back unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const json = scriptJson({ text });
        expect(json).not.toMatch(/[<>&\u2028\u2029]/);
        expect(JSON.parse(json)).toEqual({ text });
      }),
    );
  });
});
