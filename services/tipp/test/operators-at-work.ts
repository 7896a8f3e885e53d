import { AppError } from '@tippspiel/shared/contracts/errors/app-error';
import type { Chance } from '../../../infra/reference/chance.ts';
import { emptySheet, enter, type Entry, type Goals, type Sheet } from '../../../infra/reference/entries.ts';
import { candidatesOf, checkDecision } from '../src/app/matches/decision-rules.ts';
import { nextState } from '../src/app/matches/match-change.ts';
import { resolve } from '../src/domain/bonus/change-question.ts';
import { decisionKeys } from '../src/domain/matches/decisions.ts';
import { isLocked } from '../src/domain/matches/locking.ts';
import { candidatesFor } from '../src/domain/matches/slot-candidates.ts';
import type { Match } from '../src/domain/tournament/tournament.ts';
import { createBoard, type Board, type Entered } from '../src/projection/board.ts';
import type { Game } from './made-up-game.ts';

/** What operators entered so far: the product's state, the reference's, and all published changes. */
export type Desk = { board: Board; sheet: Sheet; published: Partial<Entered>[] };

const TWO_HOURS_MS = 7_200_000;

function createDesk({ tournament, questions }: Game): Desk {
  const board = createBoard(tournament, { states: [], decisions: [], questions });
  return { board, sheet: emptySheet(), published: [{ questions }] };
}

const ENTRIES_BETWEEN_EVALUATIONS = 6;

/**
 * Simulates operators through a whole tournament: results of played matches in any order, a tenth of them forgotten,
 * with corrections of every kind in between.
 * @param evaluated is called repeatedly
 */
export async function play(
  game: Game,
  chance: Chance,
  evaluated: (desk: Desk) => Promise<void>,
): Promise<Desk> {
  const desk = createDesk(game);
  const { matches } = game.tournament;
  const stops = [chance.int(1, matches.length), chance.int(1, matches.length), matches.length];
  for (const stop of stops.sort((a, b) => a - b)) {
    const now = Date.parse(matches[stop - 1]?.kickoff as string) + TWO_HOURS_MS;
    const open = matches.slice(0, stop).filter(({ id }) => !desk.board.facts.get(id)?.result);
    for (const { id } of chance.shuffle(open).filter(() => chance.percent(90)))
      enterAt(desk, { kind: 'match', match: id, goals: [chance.int(0, 3), chance.int(0, 3)] }, now);
    for (const { id } of chance.shuffle(matches).filter(() => chance.percent(80)))
      enterAt(
        desk,
        {
          kind: 'match',
          match: id,
          shootOut: chance.pick([
            [4, 2],
            [3, 5],
          ]),
        },
        now,
      );
    for (let round = 0; round < 2; round += 1) {
      await evaluated(desk);
      for (let count = 0; count < ENTRIES_BETWEEN_EVALUATIONS; count += 1)
        enterAt(desk, randomEntry(desk, now, chance), now);
    }
  }
  await evaluated(desk);
  return desk;
}

/** Enters something by the product's own rules. @returns false if they reject it */
function enterAt(desk: Desk, entry: Entry, now: number): boolean {
  try {
    const change = changeOf(desk.board, entry, now);
    desk.published.push(change);
    desk.board = createBoard(desk.board.tournament, withChange(desk.board, change));
    desk.sheet = enter(desk.sheet, entry);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** A new version of one entry, as stored and published. @throws AppError if it is rejected */
function changeOf(board: Board, entry: Entry, now: number): Partial<Entered> {
  if (entry.kind === 'answer') {
    const question = board.questions.get(entry.question);
    const settled = question && resolve(question, entry.right, now);
    if (!settled || 'problem' in settled) throw new AppError('BAD_USER_INPUT', 'zu früh');
    return { questions: [{ ...settled.question, version: question.version + 1 }] };
  }
  if (entry.kind === 'decision') {
    checkDecision(board, entry.key, entry.teams, new Date(now));
    const version = (board.decisions.get(entry.key)?.version ?? 0) + 1;
    return { decisions: [{ _id: entry.key, teams: entry.teams, version }] };
  }
  const match = board.tournament.matches.find(({ id }) => id === entry.match) as Match;
  const pair = (goals: Goals | null | undefined) =>
    goals === null ? ([null, null] as const) : (goals ?? []);
  const [goalsTeam1, goalsTeam2] = pair(entry.goals);
  const [penaltiesTeam1, penaltiesTeam2] = pair(entry.shootOut);
  const { isRunning, team1: teamKZ1, team2: teamKZ2 } = entry;
  const input = { goalsTeam1, goalsTeam2, penaltiesTeam1, penaltiesTeam2, isRunning, teamKZ1, teamKZ2 };
  return { states: [nextState(board, match, new Date(now), input)] };
}

function withChange(board: Board, change: Partial<Entered>): Entered {
  const { states, decisions, questions } = board;
  return {
    states: [
      ...new Map([...states, ...(change.states ?? []).map((one) => [one._id, one] as const)]).values(),
    ],
    decisions: [...new Map([...decisions, ...(change.decisions ?? []).map((one) => [one._id, one] as const)]).values()], // prettier-ignore
    questions: [...new Map([...questions, ...(change.questions ?? []).map((one) => [one.id, one] as const)]).values()], // prettier-ignore
  };
}

/** An entry that an operator might make, valid or not, new or a correction. */
function randomEntry({ board }: Desk, now: number, chance: Chance): Entry {
  const { tournament } = board;
  const begun = tournament.matches.filter((match) => isLocked(match, now));
  const match = chance.pick(chance.percent(95) && begun.length ? begun : tournament.matches);
  const about = { kind: 'match', match: match.id } as const;
  const goals = (): Goals => [chance.int(0, 3), chance.int(0, 3)];
  switch (chance.int(0, 9)) {
    case 0:
    case 1:
    case 2:
      return { ...about, goals: goals(), isRunning: chance.percent(20) };
    case 3:
      return { ...about, goals: chance.percent(50) ? null : goals() };
    case 4:
      return { ...about, isRunning: chance.percent(50) };
    case 5: {
      const shootOut = chance.percent(10) ? null : goals();
      return chance.percent(50)
        ? { ...about, shootOut }
        : { ...about, goals: [1, 1], isRunning: false, shootOut };
    }
    case 6:
      return randomTeams(board, match, chance);
    case 7:
    case 8:
      return randomDecision(board, chance);
    default: {
      const question = chance.pick([...board.questions.values()]);
      const right = question.options.map((_option, place) => place).filter(() => chance.percent(40));
      return { kind: 'answer', question: question.id, right };
    }
  }
}

function randomTeams(board: Board, begun: Match, chance: Chance): Entry {
  const { tournament } = board;
  const finals = tournament.matches.filter(({ group }) => group === null);
  const match = begun.group === null || !finals.length ? begun : chance.pick(finals);
  const pick = (side: 'home' | 'away') => {
    const possible = candidatesFor(board, match, side);
    if (chance.percent(20)) return null;
    return possible.length && chance.percent(80) ? chance.pick(possible) : chance.pick(tournament.teams).code;
  };
  const [about, team1, team2] = [{ kind: 'match', match: match.id } as const, pick('home'), pick('away')];
  if (chance.percent(30)) return { ...about, team1, team2 };
  return chance.percent(50) ? { ...about, team1 } : { ...about, team2 };
}

function randomDecision(board: Board, chance: Chance): Entry {
  const isOrder = (key: string) => key === 'thirds' || key.length === 1;
  const keys = decisionKeys(board.tournament).filter((key) => candidatesOf(board, key).length);
  const orders = keys.filter(isOrder);
  const key = chance.pick(orders.length && chance.percent(40) ? orders : keys);
  const possible = candidatesOf(board, key);
  if (chance.percent(20)) return { kind: 'decision', key, teams: [] };
  return { kind: 'decision', key, teams: isOrder(key) ? chance.shuffle(possible) : [chance.pick(possible)] };
}
