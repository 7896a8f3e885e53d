import { expect, test } from '@jest/globals';
import { em2024 } from '../../domain/tournament/test-tournaments.ts';
import { createBoard } from '../../projection/board.ts';
import type { MatchState } from '../../store/matches/matches.ts';
import { missingTipps } from './tipp-page.ts';

/** A time at which only the page of final matches is open. */
const afterTheGroups = new Date('2024-06-27T12:00:00Z');
const withTeams = (_id: number, team1: string | null, team2: string | null): MatchState => ({
  _id,
  isRunning: false,
  phase: 'NONE',
  goals1: null,
  goals2: null,
  penalties1: null,
  penalties2: null,
  team1,
  team2,
  version: 1,
});
const boardWith = (...states: MatchState[]) => createBoard(em2024, { states, decisions: [], questions: [] });
const slip = (tipps: Record<string, { goals1: number; goals2: number }>) => ({
  _id: 1,
  tipps,
  jokerCount: 0,
  saves: [],
});

test('a match with unknown teams never counts as missing', () => {
  expect(missingTipps(boardWith(), null, afterTheGroups)).toBe(0);
  expect(missingTipps(boardWith(withTeams(37, 'GER', null)), null, afterTheGroups)).toBe(0);
});

test('it counts as missing from when both teams are known until it is tipped', () => {
  const board = boardWith(withTeams(37, 'GER', 'DEN'), withTeams(38, 'SUI', 'ITA'));
  expect(missingTipps(board, null, afterTheGroups)).toBe(2);
  expect(missingTipps(board, slip({ m38: { goals1: 1, goals2: 0 } }), afterTheGroups)).toBe(1);
});
