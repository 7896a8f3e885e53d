import { expect, test } from '@jest/globals';
import { playerSearch } from './addresses.ts';

test('a name opens the card over what is there, and in the open dialog that of another player, whatever was shown', () => {
  expect(playerSearch(new URLSearchParams('suche=a'), 7)).toBe('?suche=a&spieler=7');
  expect(playerSearch(new URLSearchParams('spiel=3&spieler=7&tippart=duelle&tippseite=2'), 8)).toBe(
    '?spiel=3&spieler=8',
  );
});
