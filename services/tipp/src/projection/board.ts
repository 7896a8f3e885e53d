import type { Facts, MatchFacts } from '../domain/matches/facts.ts';
import { decidedMarks, type Marked } from '../domain/winner-tipps/marks.ts';
import { fillSlots } from '../domain/matches/slots.ts';
import { groupTable, type Row } from '../domain/matches/standings.ts';
import type { Match, MatchTeams, Result, Tournament } from '../domain/tournament/tournament.ts';
import type { BonusQuestion } from '../domain/bonus/bonus-question.ts';
import type { MatchState } from '../store/matches/matches.ts';

/** The tournament as it stands: the file plus what operators entered, with all that follows from it. */
export type Board = {
  tournament: Tournament;
  states: ReadonlyMap<number, MatchState>;
  /** Results of matches that are over. */
  facts: Facts;
  teams: ReadonlyMap<number, MatchTeams>;
  tables: ReadonlyMap<string, Row[]>;
  marked: Marked;
  /** Bonus questions by id, drafts and removed ones among them: what players see of them `wasOpened` decides. */
  questions: ReadonlyMap<number, BonusQuestion>;
  /** Sum of the versions of all that decides points: two boards with the same sum give the same ones. */
  version: number;
};

/** Goals as entered, of a running match too; undefined without both. */
export function enteredResult(state: MatchState | undefined): Result | undefined {
  if (!state || state.goals1 === null || state.goals2 === null) return undefined;
  return { goals1: state.goals1, goals2: state.goals2 };
}

function toFacts(state: MatchState): MatchFacts {
  const result = state.isRunning ? undefined : enteredResult(state);
  const { penalties1, penalties2 } = state;
  if (!result || penalties1 === null || penalties2 === null) return { result };
  return { result, penalties: { goals1: penalties1, goals2: penalties2 } };
}

/** Sum of the versions of all results and resolutions: what an evaluation has counted, or would count now. */
export function resultsVersion(states: readonly MatchState[], questions: readonly BonusQuestion[]): number {
  const resolutions = questions.reduce((sum, question) => sum + question.resolutions, 0);
  return states.reduce((sum, { version }) => sum + version, resolutions);
}

export function createBoard(
  tournament: Tournament,
  states: readonly MatchState[],
  questions: readonly BonusQuestion[] = [],
): Board {
  const facts: Facts = new Map(states.map((state) => [state._id, toFacts(state)]));
  return {
    tournament,
    states: new Map(states.map((state) => [state._id, state])),
    facts,
    teams: fillSlots(tournament, facts),
    tables: new Map(tournament.groups.map(({ letter }) => [letter, groupTable(tournament, letter, facts)])),
    marked: decidedMarks(tournament, facts),
    questions: new Map(questions.map((question) => [question.id, question])),
    version: resultsVersion(states, questions),
  };
}

/** Matches that are over, with their results: what the evaluation counts. */
export function playedMatches(board: Board): { match: Match; result: Result }[] {
  return board.tournament.matches.flatMap((match) => {
    const result = board.facts.get(match.id)?.result;
    return result ? [{ match, result }] : [];
  });
}

/** The board with what is newer among these states; the same board when nothing is. */
export function withStates(board: Board, states: readonly MatchState[]): Board {
  const newer = states.filter(({ _id, version }) => version > (board.states.get(_id)?.version ?? 0));
  if (!newer.length) return board;
  const all = new Map(board.states);
  for (const state of newer)
    if (state.version > (all.get(state._id)?.version ?? 0)) all.set(state._id, state);
  return createBoard(board.tournament, [...all.values()], [...board.questions.values()]);
}

/** The board with what is newer among these questions; the same board when nothing is. */
export function withQuestions(board: Board, questions: readonly BonusQuestion[]): Board {
  const all = new Map(board.questions);
  for (const question of questions)
    if (question.version > (all.get(question.id)?.version ?? 0)) all.set(question.id, question);
  const isSame = [...all].every(([id, question]) => board.questions.get(id) === question);
  if (isSame) return board;
  return { ...board, questions: all, version: resultsVersion([...board.states.values()], [...all.values()]) };
}
