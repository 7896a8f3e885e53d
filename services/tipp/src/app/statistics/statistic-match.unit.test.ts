import { expect, test } from '@jest/globals';
import { em2024 } from '../../domain/tournament/test-tournaments.ts';
import { statisticMatch } from './statistic-match.ts';

test('by default a statistic is about the match that locked last, before the first lock about the first to be played', () => {
  const [opening, ...others] = em2024.matches;
  // Played after matches 2 and 3.
  const postponed = { ...em2024, matches: [{ ...opening!, kickoff: '2024-06-15T18:00:00Z' }, ...others] };
  const shown = (now: string) => statisticMatch(postponed, 0, new Date(now)).id;
  expect(shown('2024-06-14T20:00:00Z')).toBe(2);
  expect(shown('2024-06-15T17:59:00Z')).toBe(3);
  expect(shown('2024-06-15T18:00:00Z')).toBe(1);
});
