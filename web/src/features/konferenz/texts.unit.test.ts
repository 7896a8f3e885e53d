import { expect, test } from '@jest/globals';
import { texts } from './texts.ts';

test('explains a tipp, or says that there was none', () => {
  expect(texts.why(2, 0, 'Exakt 5')).toBe('Tipp 2:0 · Exakt 5');
  expect(texts.why(2, null, null)).toBe('Kein Tipp abgegeben');
});
