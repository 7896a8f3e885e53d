import type { Facts, MatchFacts } from '../domain/matches/facts.ts';
import { overridesOf, type DecisionKey } from '../domain/matches/decisions.ts';
import { decidedMarks, type Marked } from '../domain/winner-tipps/marks.ts';
import { eliminatedTeams } from '../domain/matches/slot-candidates.ts';
import { fillSlots } from '../domain/matches/slots.ts';
import { groupTable, thirdsTable, type Row } from '../domain/matches/standings.ts';
import type { Match, MatchTeams, Overrides, Result, Tournament } from '../domain/tournament/tournament.ts';
import type { BonusQuestion } from '../domain/bonus/bonus-question.ts';
import type { Decision } from '../store/matches/decisions.ts';
import type { MatchState } from '../store/matches/matches.ts';

/** The current state of the tournament: the file, the operators' entries, and everything derived from them. */
export type Board = {
  tournament: Tournament;
  states: ReadonlyMap<number, MatchState>;
  /** Operators' decisions besides match results. */
  decisions: ReadonlyMap<DecisionKey, Decision>;
  /** The decisions merged over the file's values. */
  overrides: Overrides;
  /** Results of finished matches, and teams that operators assigned to slots. */
  facts: Facts;
  teams: ReadonlyMap<number, MatchTeams>;
  /** Teams that were eliminated in the groups. */
  out: ReadonlySet<string>;
  tables: ReadonlyMap<string, Row[]>;
  /** The third-placed teams from best to worst; empty if they cannot advance. */
  thirds: readonly Row[];
  marked: Marked;
  /** Bonus questions by id, including drafts and removed ones; players see those that `wasOpened` accepts. */
  questions: ReadonlyMap<number, BonusQuestion>;
  /** Computed by `versionOf`. */
  version: number;
};

/** The entered score, also of a running match; undefined without both goals. */
export function enteredResult(state: MatchState | undefined): Result | undefined {
  if (!state || state.goals1 === null || state.goals2 === null) return undefined;
  return { goals1: state.goals1, goals2: state.goals2 };
}

function toFacts(state: MatchState): MatchFacts {
  const result = state.isRunning ? undefined : enteredResult(state);
  const { penalties1, penalties2, team1, team2 } = state;
  const teams = team1 === null && team2 === null ? undefined : { home: team1, away: team2 };
  if (!result || penalties1 === null || penalties2 === null) return { result, teams };
  return { result, teams, penalties: { goals1: penalties1, goals2: penalties2 } };
}

/** All that operators entered. */
export type Entered = {
  states: readonly MatchState[];
  decisions: readonly Decision[];
  questions: readonly BonusQuestion[];
};

export function createBoard(tournament: Tournament, { states, decisions, questions }: Entered): Board {
  const facts: Facts = new Map(states.map((state) => [state._id, toFacts(state)]));
  const overrides = overridesOf(tournament, new Map(decisions.map(({ _id, teams }) => [_id, teams])));
  const tableOf = (letter: string) => groupTable(tournament, letter, facts, overrides);
  return {
    tournament,
    states: byId(states),
    decisions: byId(decisions),
    overrides,
    facts,
    teams: fillSlots(tournament, facts, overrides),
    out: eliminatedTeams(tournament, facts, overrides),
    tables: new Map(tournament.groups.map(({ letter }) => [letter, tableOf(letter)])),
    thirds: tournament.thirds ? thirdsTable(tournament, facts, overrides) : [],
    marked: decidedMarks(tournament, facts, overrides),
    questions: new Map(questions.map((question) => [question.id, question])),
    version: versionOf({ states, decisions, questions }),
  };
}

/** The sum of all versions that affect points: boards with the same sum give the same points. */
export function versionOf({ states, decisions, questions }: Entered): number {
  const resolutions = questions.reduce((sum, question) => sum + question.resolutions, 0);
  return [...states, ...decisions].reduce((sum, { version }) => sum + version, resolutions);
}

const byId = <Id, Entry extends { _id: Id }>(entries: readonly Entry[]): Map<Id, Entry> =>
  new Map(entries.map((entry) => [entry._id, entry]));

export type MatchResult = { match: Match; result: Result };

/** Running matches with a score. */
export function runningMatches({ tournament, states }: Board): MatchResult[] {
  return tournament.matches.flatMap((match) => {
    const state = states.get(match.id);
    const result = state?.isRunning ? enteredResult(state) : undefined;
    return result ? [{ match, result }] : [];
  });
}

/** Finished matches with their results; the evaluation counts these. */
export function playedMatches(board: Board): MatchResult[] {
  return board.tournament.matches.flatMap((match) => {
    const result = board.facts.get(match.id)?.result;
    return result ? [{ match, result }] : [];
  });
}

/** Merges newer entries into the board; returns the same board if none is newer. */
export function withEntered(
  board: Board,
  { states = [], decisions = [], questions = [] }: Partial<Entered>,
): Board {
  const entered = {
    states: newest(board.states, states, ({ _id }) => _id),
    decisions: newest(board.decisions, decisions, ({ _id }) => _id),
    questions: newest(board.questions, questions, ({ id }) => id),
  };
  if (entered.states || entered.decisions)
    return createBoard(board.tournament, {
      states: entered.states ?? [...board.states.values()],
      decisions: entered.decisions ?? [...board.decisions.values()],
      questions: entered.questions ?? [...board.questions.values()],
    });
  if (!entered.questions) return board;
  // Questions do not affect matches, so the rest of the board is kept.
  const known = { states: [...board.states.values()], decisions: [...board.decisions.values()] };
  return {
    ...board,
    questions: new Map(entered.questions.map((question) => [question.id, question])),
    version: versionOf({ ...known, questions: entered.questions }),
  };
}

/** @returns null if no entry is newer than the known one. */
function newest<Id, Entry extends { version: number }>(
  known: ReadonlyMap<Id, Entry>,
  incoming: readonly Entry[],
  idOf: (entry: Entry) => Id,
): Entry[] | null {
  const all = new Map(known);
  for (const entry of incoming)
    if (entry.version > (all.get(idOf(entry))?.version ?? 0)) all.set(idOf(entry), entry);
  return [...all].some(([id, entry]) => known.get(id) !== entry) ? [...all.values()] : null;
}
