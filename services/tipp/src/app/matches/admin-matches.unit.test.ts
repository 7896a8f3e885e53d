import { expect, test } from '@jest/globals';
import { em2024 } from '../../domain/tournament/test-tournaments.ts';
import { matchById, type Match } from '../../domain/tournament/tournament.ts';
import { createBoard } from '../../projection/board.ts';
import type { Decision } from '../../store/matches/decisions.ts';
import { untouchedMatch, type MatchState } from '../../store/matches/matches.ts';
import { viewAdminMatch } from './admin-matches.ts';

const BEFORE_THE_QUARTERS = new Date('2024-07-03T12:00:00Z');

const groupResults = em2024.matches.flatMap(({ id, stage, result }): MatchState[] =>
  stage === 'group' && result ? [{ ...untouchedMatch(id), ...result, version: 1 }] : [],
);

/** Operators' view of Portugal, assigned to match 46 as the winner of match 42, which is not played yet. */
function portugalIn46(others: MatchState[], decisions: Decision[] = []) {
  const given = { ...untouchedMatch(46), team1: 'POR', version: 1 };
  const states = [...groupResults, ...others, given];
  const board = createBoard(em2024, { states, decisions, questions: [] });
  return viewAdminMatch(board, matchById(em2024, 46) as Match, BEFORE_THE_QUARTERS).slot1;
}

test('a team that an operator assigned early fits as long as it can still get there', () => {
  expect(portugalIn46([])).toMatchObject({ given: { teamKZ: 'POR' }, proposal: null, isContradicted: false });
});

test('it is contradicted once another team plays the earlier match, even without a proposal', () => {
  const second: Decision = { _id: 'WF', teams: ['TUR'], version: 1 };
  expect(portugalIn46([], [second])).toMatchObject({ proposal: null, isContradicted: true });
});
