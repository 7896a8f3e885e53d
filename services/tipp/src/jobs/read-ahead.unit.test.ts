import { expect, test } from '@jest/globals';
import { matchKey, type ColumnKey } from '../domain/columns/column-key.ts';
import { em2024 } from '../domain/tournament/test-tournaments.ts';
import { createReadAhead } from './read-ahead.ts';

test('counts the four frozen matches that locked last, newest last, and no open match', async () => {
  const counted: number[] = [];
  const readAhead = createReadAhead(em2024, {
    cells: async (matchId) => {
      counted.push(matchId);
      return [];
    },
  });
  // 25 and 26 start a group's last match day together; 'P1' is no match.
  const frozen = [20, 21, 22, 23, 24, 25, 26].map(matchKey) as ColumnKey[];
  await readAhead(new Set([...frozen, 'P1' as ColumnKey]));
  expect(counted).toHaveLength(4);
  expect([...counted].sort()).toEqual([23, 24, 25, 26]);
  counted.length = 0;
  await readAhead(new Set());
  expect(counted).toEqual([]);
});
