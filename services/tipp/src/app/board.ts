import type { Facts, MatchFacts } from '../domain/facts.ts';
import { decidedMarks, type Marked } from '../domain/marks.ts';
import { fillSlots } from '../domain/slots.ts';
import { groupTable, type Row } from '../domain/standings.ts';
import type { Match, MatchTeams, Result, Tournament } from '../domain/tournament.ts';
import type { MatchState, MatchStore } from '../store/matches.ts';

/** The tournament as it stands: the file plus what operators entered, with all that follows from it. */
export type Board = {
  tournament: Tournament;
  states: ReadonlyMap<number, MatchState>;
  /** Results of matches that are over. */
  facts: Facts;
  teams: ReadonlyMap<number, MatchTeams>;
  tables: ReadonlyMap<string, Row[]>;
  marked: Marked;
  /** Sum of all match versions: two boards with the same sum are the same. */
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

export function createBoard(tournament: Tournament, states: MatchState[]): Board {
  const facts: Facts = new Map(states.map((state) => [state._id, toFacts(state)]));
  return {
    tournament,
    states: new Map(states.map((state) => [state._id, state])),
    facts,
    teams: fillSlots(tournament, facts),
    tables: new Map(tournament.groups.map(({ letter }) => [letter, groupTable(tournament, letter, facts)])),
    marked: decidedMarks(tournament, facts),
    version: states.reduce((sum, { version }) => sum + version, 0),
  };
}

/** Matches that are over, with their results: what the evaluation counts. */
export function playedMatches(board: Board): { match: Match; result: Result }[] {
  return board.tournament.matches.flatMap((match) => {
    const result = board.facts.get(match.id)?.result;
    return result ? [{ match, result }] : [];
  });
}

export type BoardHolder = { current(): Board; refresh(): Promise<Board> };

/** Keeps the board of this process; `refresh` reads what operators entered, here or in another process. */
export async function openBoard(tournament: Tournament, store: MatchStore): Promise<BoardHolder> {
  let board = createBoard(tournament, await store.all());
  return {
    current: () => board,
    async refresh() {
      const states = await store.all();
      const version = states.reduce((sum, state) => sum + state.version, 0);
      if (version !== board.version) board = createBoard(tournament, states);
      return board;
    },
  };
}
