import { expect, test } from '@jest/globals';
import { em2024 } from '../../domain/tournament/test-tournaments.ts';
import { kindsOf, marksOfKind, readKind } from './winner-kinds.ts';

const knockoutAlone = { ...em2024, matches: em2024.matches.filter(({ stage }) => stage !== 'group') };

test('in a tournament with only knock-out rounds the group kinds are valid and have no marks', () => {
  expect(readKind(knockoutAlone, 'G')).toBe('G');
  expect(marksOfKind(knockoutAlone, 'G')).toEqual([]);
  expect(marksOfKind(em2024, 'G')).toHaveLength(6);
  expect(kindsOf(knockoutAlone)).toEqual(['P1', 'P2']);
  expect(kindsOf(em2024)).toEqual(['P1', 'P2', 'G', 'L']);
});

test.each(['P3', 'X', ''])('%j is no kind without a match for third place', (kind) => {
  expect(() => readKind(em2024, kind)).toThrow('Diese Art von Sieger-Tipp gibt es nicht.');
});
