import { expect, test } from '@jest/globals';
import { announcements, anyKind } from './announcement-texts.ts';

test('no text promises a drawing tomorrow, or a draw among those who tipped all matches', () => {
  for (const write of [...Object.values(announcements).flat(), ...anyKind]) {
    const text = write({ prize: 'Ball', matches: 'ALL', tipped: 'ANY', day: 'Montag' });
    expect(text).not.toMatch(/morgen|ALL getippt/);
  }
});
