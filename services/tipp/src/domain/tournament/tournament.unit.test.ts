import { describe, expect, test } from '@jest/globals';
import { currentPage, firstKickoff, firstMatchIsLocked, isLocked } from '../matches/locking.ts';
import { em2024 } from './test-tournaments.ts';
import { matchById } from './tournament.ts';

describe('locks and pages', () => {
  const opening = Date.parse('2024-06-14T19:00:00Z');
  const match = matchById(em2024, 1);

  test('a match locks at its kick-off, to the millisecond', () => {
    expect(match && isLocked(match, opening - 1)).toBe(false);
    expect(match && isLocked(match, opening)).toBe(true);
    expect(firstKickoff(em2024)).toBe(opening);
    expect(firstMatchIsLocked(em2024, opening)).toBe(true);
    expect(firstMatchIsLocked(em2024, opening - 1)).toBe(false);
  });

  test('the current page is the first with an open match, else the last', () => {
    const pageAt = (instant: string) => currentPage(em2024, Date.parse(instant)).number;
    expect(pageAt('2024-01-01T00:00:00Z')).toBe(1);
    expect(pageAt('2024-06-18T18:59:59Z')).toBe(1);
    expect(pageAt('2024-06-18T19:00:00Z')).toBe(2);
    expect(pageAt('2024-07-01T00:00:00Z')).toBe(4);
    expect(pageAt('2025-01-01T00:00:00Z')).toBe(4);
  });

  test('an unknown id finds no match', () => {
    expect(matchById(em2024, 0)).toBeUndefined();
    expect(matchById(em2024, 1.5)).toBeUndefined();
  });
});
