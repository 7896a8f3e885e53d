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

/** What operators see of Portugal, put into match 46 for the winner of match 42 while that is not played. */
function portugalIn46(others: MatchState[], decisions: Decision[] = []) {
  const given = { ...untouchedMatch(46), team1: 'POR', version: 1 };
  const states = [...groupResults, ...others, given];
  const board = createBoard(em2024, { states, decisions, questions: [] });
  return viewAdminMatch(board, matchById(em2024, 46) as Match, BEFORE_THE_QUARTERS).slot1;
}

test('a team that an operator has put ahead of the matches fits as long as it can come there', () => {
  expect(portugalIn46([])).toMatchObject({ given: { teamKZ: 'POR' }, proposal: null, isContradicted: false });
});

test('it is contradicted once another team plays the match before, though nothing is proposed yet', () => {
  const second: Decision = { _id: 'WF', teams: ['TUR'], version: 1 };
  expect(portugalIn46([], [second])).toMatchObject({ proposal: null, isContradicted: true });
});
