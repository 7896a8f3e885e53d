import { expect, test } from '@jest/globals';
import { userTippsSearch } from './user-tipps-address.ts';

test('a name opens the dialog over what is there, and in the open dialog shows another player from the start', () => {
  expect(userTippsSearch(new URLSearchParams('suche=a'), 7)).toBe('?suche=a&spieler=7');
  expect(userTippsSearch(new URLSearchParams('spiel=3&spieler=7&tippart=duelle&tippseite=2'), 8)).toBe(
    '?spiel=3&spieler=8',
  );
});
