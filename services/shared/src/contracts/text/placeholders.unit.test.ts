import { expect, test } from '@jest/globals';
import { unknownPlaceholders } from './placeholders.ts';

test('finds each unknown placeholder once', () => {
  expect(unknownPlaceholders('{{joker}} {{ Joker }} {spiele} {{}')).toEqual([]);
  expect(unknownPlaceholders('{{quatsch}}, {{ quatsch}}, {{quatsch}}, {{}}, {{<b>joker</b>}}')).toEqual([
    '{{quatsch}}',
    '{{ quatsch}}',
    '{{}}',
    '{{<b>joker</b>}}',
  ]);
});
