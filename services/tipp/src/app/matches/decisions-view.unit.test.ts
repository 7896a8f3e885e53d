import { expect, test } from '@jest/globals';
import { em2024, wm2022 } from '../../domain/tournament/test-tournaments.ts';
import type { Match, Tournament } from '../../domain/tournament/tournament.ts';
import { createBoard } from '../../projection/board.ts';
import { untouchedMatch, type MatchState } from '../../store/matches/matches.ts';
import { viewDecision } from './decisions-view.ts';

const AFTER = new Date('2025-01-01T00:00:00Z');

/** The tournament with its real results, except for some matches. */
function played(tournament: Tournament, other: Partial<Record<number, Partial<MatchState>>> = {}) {
  const stateOf = ({ id, result, penalties }: Match): MatchState => ({
    ...untouchedMatch(id),
    ...(result && { goals1: result.goals1, goals2: result.goals2 }),
    ...(penalties && { penalties1: penalties.goals1, penalties2: penalties.goals2 }),
    version: 1,
    ...other[id],
  });
  return tournament.matches.map(stateOf);
}

function isContradicted(
  tournament: Tournament,
  states: MatchState[],
  decided: Record<string, string>,
  key: string,
): boolean {
  const decisions = Object.entries(decided).map(([_id, team]) => ({ _id, teams: [team], version: 1 }));
  const board = createBoard(tournament, { states, decisions, questions: [] });
  return viewDecision(board, key, AFTER).isContradicted;
}

test('a decided third place is contradicted if a corrected semi-final sends the team to the final', () => {
  const wrongWay = played(wm2022, { 61: { goals1: 0, goals2: 3 } });
  expect(isContradicted(wm2022, wrongWay, { P3: 'ARG' }, 'P3')).toBe(false);
  expect(isContradicted(wm2022, played(wm2022), { P3: 'ARG' }, 'P3')).toBe(true);
});

test('a decided second place is contradicted if the shoot-out makes the team champion', () => {
  const drawn = played(em2024, { 51: { goals1: 0, goals2: 0 } });
  expect(isContradicted(em2024, drawn, { P2: 'ENG' }, 'P2')).toBe(false);
  const shotOut = played(em2024, { 51: { goals1: 0, goals2: 0, penalties1: 4, penalties2: 5 } });
  expect(isContradicted(em2024, shotOut, { P2: 'ENG' }, 'P2')).toBe(true);
  // With the other place decided, too, no place stays open.
  expect(isContradicted(em2024, shotOut, { P2: 'ENG', P1: 'ESP' }, 'P2')).toBe(false);
});

test('an operator may name a group winner against the results', () => {
  expect(isContradicted(em2024, played(em2024), { WA: 'SUI' }, 'WA')).toBe(false);
  expect(isContradicted(em2024, played(em2024), { WA: 'SCO' }, 'WA')).toBe(true);
  expect(isContradicted(em2024, played(em2024), {}, 'WA')).toBe(false);
});
