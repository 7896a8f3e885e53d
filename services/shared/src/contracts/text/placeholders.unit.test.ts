import { expect, test } from '@jest/globals';
import { unknownPlaceholders } from './placeholders.ts';

test('what nobody fills is found, each once', () => {
  expect(unknownPlaceholders('{{joker}} {{ Joker }} {spiele} {{}')).toEqual([]);
  expect(unknownPlaceholders('{{quatsch}}, {{ quatsch}}, {{quatsch}}, {{}}, {{<b>joker</b>}}')).toEqual([
    '{{quatsch}}',
    '{{ quatsch}}',
    '{{}}',
    '{{<b>joker</b>}}',
  ]);
});
