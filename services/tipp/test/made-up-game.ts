import type { Chance } from '../../../infra/reference/chance.ts';
import type { Player, Tipp } from '../../../infra/reference/players.ts';
import type { BonusQuestion } from '../src/domain/bonus/bonus-question.ts';
import { newQuestion } from '../src/domain/bonus/change-question.ts';
import type { ColumnKey } from '../src/domain/columns/column-key.ts';
import { kickoffMs } from '../src/domain/matches/locking.ts';
import type { Slot, Tournament } from '../src/domain/tournament/tournament.ts';
import { markLocksAt, marksOf, teamsFor } from '../src/domain/winner-tipps/winner-tipps.ts';
import { freezableAnswers, columnsToFreeze } from '../src/jobs/columns-to-freeze.ts';
import type { SlipPart } from '../src/store/tipps/slips.ts';

/** A tournament with all players' entries. */
export type Game = {
  tournament: Tournament;
  questions: BonusQuestion[];
  players: Player[];
  /** 1 by player number for numbers without a player. */
  inactive: Uint8Array;
  columns: ReadonlyMap<ColumnKey, Uint8Array>;
  /** Seeds of the duels, by match. */
  seeds: Record<number, string>;
};

export function generateGame(file: Tournament, chance: Chance): Game {
  const tournament = generateTournament(file, chance);
  const questions = [1, 2, 3].map((id) => generateQuestion(id, tournament, chance));
  const numbers = chance.int(2, 14);
  const inactive = Uint8Array.from({ length: numbers }, () => Number(chance.percent(10)));
  const lateFrom = chance.int(1, numbers + 3);
  const players = Array.from({ length: numbers }, (_none, index) => index + 1)
    .filter((id) => !inactive[id - 1])
    .map((id): Player => {
      const since = id < lateFrom ? 0 : kickoffMs(chance.pick(tournament.matches)) + 1;
      return generatePlayer(id, since, tournament, questions, chance);
    });
  // Numbers are given in the order of registration.
  const registrations = players.map(({ since }) => since).sort((a, b) => a - b);
  const inOrder = players.map((player, index) =>
    withoutLockedEntries(player, registrations[index] as number, tournament, questions),
  );
  const hex = () => chance.int(0, 255).toString(16).padStart(2, '0');
  const seeds = tournament.matches.map(({ id }) => [id, Array.from({ length: 32 }, hex).join('')]);
  return {
    tournament,
    questions,
    players: inOrder,
    inactive,
    columns: freezeAll(tournament, questions, inOrder, chance),
    seeds: Object.fromEntries(seeds),
  };
}

/** The plan of a real tournament with other teams in its groups, other points and another tie-break rule. */
function generateTournament(file: Tournament, chance: Chance): Tournament {
  const codes = file.teams.map(({ code }) => code);
  const shuffled = chance.shuffle(codes);
  const replacementOf = (code: string) => shuffled[codes.indexOf(code)] as string;
  const slot = (one: Slot): Slot => (one.kind === 'team' ? { ...one, code: replacementOf(one.code) } : one);
  const groups = file.groups.map((group) => ({ ...group, teamCodes: group.teamCodes.map(replacementOf) }));
  const groupOf = (code: string) =>
    groups.find(({ teamCodes }) => teamCodes.includes(code))?.letter as string;
  const patriotTeam = chance.pick(codes);
  const number = (most: number) => chance.int(0, most);
  const ordered = groups.filter(() => chance.percent(30));
  return {
    ...file,
    groups,
    patriotTeam,
    teams: file.teams.map((team) => ({ ...team, group: groupOf(team.code) })),
    matches: file.matches.map((match) => {
      const [home, away] = [slot(match.home), slot(match.away)];
      const isPatriot = [home, away].some((one) => one.kind === 'team' && one.code === patriotTeam);
      return { ...match, home, away, isPatriot, result: undefined, penalties: undefined };
    }),
    tieBreak: chance.pick(['em', 'wm', 'wmDirect']),
    overrides: {
      groups: Object.fromEntries(ordered.map(({ letter, teamCodes }) => [letter, chance.shuffle(teamCodes)])),
      thirds: chance.percent(30) ? shuffled : [],
    },
    scoring: chance.percent(50)
      ? file.scoring
      : {
          exact: chance.int(1, 9),
          difference: number(5),
          trend: number(5),
          patriotBonus: number(3),
          jokerFactor: chance.int(1, 4),
          winner: { P1: number(10), P2: number(9), P3: number(8), W: number(7), L: number(6) },
          bonus: 3,
          duel: { win: chance.int(2, 4), draw: 1, loss: number(1), bye: number(3) },
        },
  };
}

function generateQuestion(id: number, { matches }: Tournament, chance: Chance): BonusQuestion {
  const opensAt = kickoffMs(chance.pick(matches));
  const options = ['eins', 'zwei', 'drei', 'vier'].slice(0, chance.int(2, 4));
  const texts = { question: 'Wie viele?', description: '', options, place: 'START' as const };
  return newQuestion(id, { ...texts, points: chance.int(1, 9), opensAt, deadline: opensAt + 3_600_000 });
}

function generatePlayer(
  id: number,
  since: number,
  tournament: Tournament,
  questions: BonusQuestion[],
  chance: Chance,
): Player {
  const goal = () => (chance.percent(4) ? null : chance.percent(95) ? chance.int(0, 3) : chance.int(4, 15));
  const activity = chance.pick([0, 40, 80, 100]);
  const tipp = (): Tipp => {
    const [isJoker, isRandom] = [chance.percent(25), chance.percent(10)];
    return { goals1: goal(), goals2: goal(), isJoker, isRandom };
  };
  const some = <One>(all: readonly One[]) => all.filter(() => chance.percent(activity));
  const tipps = some(tournament.matches).map((match) => [match.id, tipp()]);
  const winners = some(marksOf(tournament)).map((mark) => [mark, chance.pick(teamsFor(tournament, mark))]);
  const answers = some(questions).map((question) => [
    question.id,
    chance.int(0, question.options.length - 1),
  ]);
  return {
    id,
    since,
    tipps: Object.fromEntries(tipps),
    winners: Object.fromEntries(winners),
    answers: Object.fromEntries(answers),
  };
}

/** A player who registered at some time has no entries for anything locked by then. */
function withoutLockedEntries(
  player: Player,
  since: number,
  tournament: Tournament,
  questions: BonusQuestion[],
): Player {
  const [tipps, winners, answers] = [{ ...player.tipps }, { ...player.winners }, { ...player.answers }];
  for (const match of tournament.matches) if (kickoffMs(match) <= since) delete tipps[match.id];
  for (const mark of marksOf(tournament)) if (markLocksAt(tournament, mark) <= since) delete winners[mark];
  for (const { id, deadline } of questions) if (deadline <= since) delete answers[id];
  return { ...player, since, tipps, winners, answers };
}

/** The columns as frozen at each lock. */
function freezeAll(
  tournament: Tournament,
  questions: BonusQuestion[],
  players: Player[],
  chance: Chance,
): Map<ColumnKey, Uint8Array> {
  const all = [...columnsToFreeze(tournament), ...freezableAnswers(questions)];
  return new Map(
    all.map(({ key, locksAt, empty, write }) => {
      const present = players.filter(({ since }) => since < locksAt);
      const column = empty(Math.max(0, ...present.map(({ id }) => id)));
      for (const player of chance.shuffle(present)) write(column, slipOf(player));
      return [key, column];
    }),
  );
}

function slipOf({ id, tipps, winners, answers }: Player): SlipPart {
  const stored = Object.entries(tipps).map(([match, { goals1, goals2, isJoker, isRandom }]) => [
    `m${match}`,
    // Fields never given are missing, removed ones are null.
    { ...(goals1 !== null && { goals1 }), goals2, joker: isJoker, random: isRandom },
  ]);
  return { _id: id, tipps: Object.fromEntries(stored), winners, bonus: answers };
}
