/**
 * A tournament is one data file (infra/tournaments/<id>.json, read by tournament-file.ts). No code asks which
 * tournament it is: it asks this data. Times are ISO 8601 in UTC, short codes are FIFA's three letters.
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

/** Goals of both teams after 90 or, where played, 120 minutes; a penalty shoot-out does not count into it. */
export type Result = { goals1: number; goals2: number };

export type Match = {
  /** 1…N by kick-off, then by the source's own number. */
  id: number;
  kickoff: string;
  stage: Stage;
  /** Group letter, or null in the knock-out rounds. */
  group: string | null;
  home: Slot;
  away: Slot;
  city: string;
  stadium?: string;
  /** As far as the teams stand in the file; a slot that is filled later: `isPatriotMatch`. */
  isPatriot: boolean;
  /** The real result, where the file knows it (finished tournaments; the demo). */
  result?: Result;
  /** Goals of the shoot-out, only beside a drawn result of a knock-out match. */
  penalties?: Result;
};

export type Team = {
  code: string;
  /** German name. */
  name: string;
  group: string;
  /** Code of the flag's picture as in flag-icons: 'de', 'gb-sct'. */
  flag: string;
  /** Site of the governing body. */
  link: string;
};

export type Group = { letter: string; teamCodes: string[] };
export type Page = { number: number; title: string; matchIds: number[] };

/** The rules of the game in numbers (specification, chapter 9; rules of the game, scoring and duels). */
export type Scoring = {
  exact: number;
  difference: number;
  trend: number;
  /** Added to a tipp of a patriot match whose category is above 0, after the joker. */
  patriotBonus: number;
  jokerFactor: number;
  /** Points of a right winner tipp: champion, runner-up, third, each group winner, each group last. */
  winner: { P1: number; P2: number; P3: number; W: number; L: number };
  /** Default points of a bonus question. */
  bonus: number;
  duel: { win: number; draw: number; loss: number; bye: number };
};

export type Overrides = {
  /** Orders what the criteria leave level (fair play, draw of lots): of the teams named, the earlier stands above. */
  groups: Readonly<Record<string, readonly string[]>>;
  /** The same for the third-placed teams of all groups. */
  thirds: readonly string[];
  /** Teams that reached a mark (P1, WA, LA …) whatever the matches say; of operators only, no file has them. */
  marks?: Readonly<Record<string, string>>;
};

/** The round in which a team can play one match only: the match for third place is one with the final. */
export const roundOf = ({ stage }: Match): Stage => (stage === 'P3' ? 'F' : stage);

/**
 * Which third-placed team plays in which match: combination of groups ('CDEF') → match id → group letter. A combination
 * that is missing is left to the operator.
 */
export type Thirds = { best: number; allocation: Record<string, Record<string, string>> };

export type Tournament = {
  id: string;
  name: string;
  isWM: boolean;
  /** Jokers of a player for the whole tournament. */
  jokers: number;
  /** Matches of a tip page of the group phase. */
  pageSize: number;
  pages: Page[];
  groups: Group[];
  teams: Team[];
  matches: Match[];
  scoring: Scoring;
  /** World Cups from 2026 on let the direct matches go first, as European championships do: `wmDirect`. */
  tieBreak: 'em' | 'wm' | 'wmDirect';
  overrides: Overrides;
  /** Only where third-placed teams go on. */
  thirds?: Thirds;
  patriotTeam: string;
  prizeKinds: string[];
};

/** Groups in which matches are played: none where knock-out rounds are all there is. */
export const playedGroups = ({ groups, matches }: Tournament): Group[] =>
  groups.filter(({ letter }) => matches.some(({ group }) => group === letter));

/** Ids of tipps are unique up to this many matches; a file with more is refused. */
export const MAX_MATCHES = 128;

/** @returns the match, or undefined where the tournament has none with this id. */
export function matchById(tournament: Tournament, id: number): Match | undefined {
  const match = tournament.matches[id - 1];
  return match?.id === id ? match : tournament.matches.find((candidate) => candidate.id === id);
}

export function teamByCode(tournament: Tournament, code: string): Team | undefined {
  return tournament.teams.find((team) => team.code === code);
}

/** The two teams of a match as far as its slots name them; null for a slot still open. */
export function teamsInFile(match: Match): MatchTeams {
  return { home: codeOf(match.home), away: codeOf(match.away) };
}

/** Short codes of the teams of a match; null where a slot is still open. */
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
