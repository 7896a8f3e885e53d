import { z } from 'zod';
import { checkTournament } from './domain/tournament/check-tournament.ts';
import type { Tournament } from './domain/tournament/tournament.ts';
import {
  code,
  letter,
  list,
  matchInFile,
  object,
  oneOf,
  problemsOf,
  record,
  text,
  whole,
} from './tournament-schema.ts';

/** An unusable tournament file; `problems` has one line for each problem. */
export class TournamentError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The tournament file has ${problems.length} problem(s):\n${problems.join('\n')}`);
    this.name = 'TournamentError';
    this.problems = problems;
  }
}

/**
 * Reads and checks a tournament file.
 * @param json the parsed content of infra/tournaments/<id>.json
 * @throws TournamentError with all problems
 */
export function parseTournament(json: unknown): Tournament {
  const read = tournamentFile.safeParse(json);
  const problems = read.success ? checkTournament(read.data) : problemsOf(read.error);
  if (!read.success || problems.length > 0) throw new TournamentError(problems);
  return read.data;
}

const scoring = object({
  exact: whole(),
  difference: whole(),
  trend: whole(),
  patriotBonus: whole(),
  jokerFactor: whole(1),
  winner: object({ P1: whole(), P2: whole(), P3: whole(), W: whole(), L: whole() }),
  bonus: whole(),
  duel: object({ win: whole(), draw: whole(), loss: whole(), bye: whole() }),
});

const team = object({
  code,
  name: text(),
  group: letter,
  flag: text(/^[a-z]{2}(-[a-z]{3})?$/),
  link: text(/^https:\/\//),
});

/** The fields are in the order of the importer's files. */
const tournamentFile: z.ZodType<Tournament> = object({
  id: text(/^[a-z]{2,4}\d{4}$/),
  name: text(),
  isWM: z.boolean({ error: 'expected true or false' }),
  championship: object({ name: text(), title: text() }).optional(),
  jokers: whole(),
  pageSize: whole(1),
  scoring,
  tieBreak: oneOf(['em', 'wm', 'wmDirect']),
  overrides: object({ groups: record(list(code)), thirds: list(code) }),
  patriotTeam: code,
  prizeKinds: list(text()),
  pages: list(object({ number: whole(1), title: text(), matchIds: list(whole(1)) })),
  groups: list(object({ letter, teamCodes: list(code) })),
  teams: list(team),
  thirds: object({ best: whole(1), allocation: record(record(letter)) }).optional(),
  matches: list(matchInFile),
});
