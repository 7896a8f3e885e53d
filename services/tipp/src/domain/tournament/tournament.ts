/**
 * A tournament is one data file (infra/tournaments/<id>.json, read by tournament-file.ts). Code depends on this data
 * and never on the tournament's id. Times are ISO 8601 in UTC, team codes are FIFA's three letters.
 */
export type Stage = 'group' | 'R32' | 'R16' | 'QF' | 'SF' | 'P3' | 'F';

/** The origin of a match's team. `match` is a match id of the same file. */
export type Slot =
  | { kind: 'team'; code: string }
  | { kind: 'groupWinner'; group: string }
  | { kind: 'groupSecond'; group: string }
  | { kind: 'groupThird'; groups: string[] }
  | { kind: 'matchWinner'; match: number }
  | { kind: 'matchLoser'; match: number };

/** Goals of both teams after 90 or, where played, 120 minutes, without a penalty shoot-out. */
export type Result = { goals1: number; goals2: number };

export type Match = {
  /** 1…N in the order of the first plan; a postponed match keeps its number. */
  id: number;
  kickoff: string;
  stage: Stage;
  /** Group letter, or null in the knock-out rounds. */
  group: string | null;
  home: Slot;
  away: Slot;
  city: string;
  stadium?: string;
  /** Only by the teams that the file names; for slots filled later use `isPatriotMatch`. */
  isPatriot: boolean;
  /** The real result, if the file has it (finished tournaments; the demo). */
  result?: Result;
  /** Goals of the shoot-out; only after a draw in a knock-out match. */
  penalties?: Result;
};

export type Team = {
  code: string;
  /** German name. */
  name: string;
  group: string;
  /** Code of the flag in flag-icons: 'de', 'gb-sct'. */
  flag: string;
  /** Website of the football association. */
  link: string;
};

export type Group = { letter: string; teamCodes: string[] };
export type Page = { number: number; title: string; matchIds: number[] };

/** The rules of the game in numbers (specification, chapter 9; rules of the game, scoring and duels). */
export type Scoring = {
  exact: number;
  difference: number;
  trend: number;
  /** Added after the joker to a tipp of a patriot match that earns points. */
  patriotBonus: number;
  jokerFactor: number;
  /** Points for a right winner tipp: champion, runner-up, third, each group winner, each group's last. */
  winner: { P1: number; P2: number; P3: number; W: number; L: number };
  /** Default points of a bonus question. */
  bonus: number;
  duel: { win: number; draw: number; loss: number; bye: number };
};

export type Overrides = {
  /** An order for teams that the criteria leave level (fair play, draw of lots), best first. */
  groups: Readonly<Record<string, readonly string[]>>;
  /** The same for the third-placed teams of all groups. */
  thirds: readonly string[];
  /** Teams that reached a mark (P1, WA, LA …) regardless of results. Set by operators only, never by a file. */
  marks?: Readonly<Record<string, string>>;
};

/** The round of a match; a team plays one match per round. The match for third place is in the final's round. */
export const roundOf = ({ stage }: Match): Stage => (stage === 'P3' ? 'F' : stage);

/**
 * The match of each third-placed team: combination of groups ('CDEF') → match id → group letter. The operator assigns
 * combinations that are missing.
 */
export type Thirds = { best: number; allocation: Record<string, Record<string, string>> };

export type Tournament = {
  id: string;
  name: string;
  isWM: boolean;
  /** German words for a championship. Without it the tournament is a cup or a league of one's own. */
  championship?: { name: string; title: string };
  /** Jokers of a player for the whole tournament. */
  jokers: number;
  /** Matches per tipp page of the group phase. */
  pageSize: number;
  pages: Page[];
  groups: Group[];
  teams: Team[];
  matches: Match[];
  scoring: Scoring;
  /** World Cups from 2026 on compare the direct matches first, like European championships: `wmDirect`. */
  tieBreak: 'em' | 'wm' | 'wmDirect';
  overrides: Overrides;
  /** Only if third-placed teams advance. */
  thirds?: Thirds;
  patriotTeam: string;
  prizeKinds: string[];
};

/** Groups that have matches; none if there are only knock-out rounds. */
export const playedGroups = ({ groups, matches }: Tournament): Group[] =>
  groups.filter(({ letter }) => matches.some(({ group }) => group === letter));

/** A league has a single group, whose table decides the champion. */
export const isLeague = ({ groups, matches }: Tournament): boolean =>
  groups.length === 1 && matches.every(({ stage }) => stage === 'group');

/** Whether players know the groups by their letters: not in a league, nor if there are only knock-out rounds. */
export const hasGroups = (tournament: Tournament): boolean =>
  !isLeague(tournament) && tournament.matches.some(({ stage }) => stage === 'group');

/** Ids of tipps are unique up to this number of matches; a larger file is rejected. */
export const MAX_MATCHES = 128;

/** @returns the match, or undefined for an unknown id. */
export function matchById(tournament: Tournament, id: number): Match | undefined {
  const match = tournament.matches[id - 1];
  return match?.id === id ? match : tournament.matches.find((candidate) => candidate.id === id);
}

export function teamByCode(tournament: Tournament, code: string): Team | undefined {
  return tournament.teams.find((team) => team.code === code);
}

/** The two teams of a match if the file names them; null for an open slot. */
export function teamsInFile(match: Match): MatchTeams {
  return { home: codeOf(match.home), away: codeOf(match.away) };
}

/** Team codes of a match; null for an open slot. */
export type MatchTeams = { home: string | null; away: string | null };

function codeOf(slot: Slot): string | null {
  return slot.kind === 'team' ? slot.code : null;
}

/** A match is a patriot match once the patriot team is known to play it (specification, chapter 9). */
export function isPatriotMatch(tournament: Tournament, match: Match, teams: MatchTeams): boolean {
  return match.isPatriot || teams.home === tournament.patriotTeam || teams.away === tournament.patriotTeam;
}

/** The text of an open slot: 'Sieger Gruppe A', 'Dritter A/B/C', 'Verlierer Spiel 61'. */
export function slotLabel(slot: Slot): string {
  switch (slot.kind) {
    case 'team':
      return slot.code;
    case 'groupWinner':
      return `Sieger Gruppe ${slot.group}`;
    case 'groupSecond':
      return `Zweiter Gruppe ${slot.group}`;
    case 'groupThird':
      return `Dritter ${slot.groups.join('/')}`;
    case 'matchWinner':
      return `Sieger Spiel ${slot.match}`;
    case 'matchLoser':
      return `Verlierer Spiel ${slot.match}`;
  }
}
