import { readSlot } from './origin.ts';

export interface BracketSide {
  /** Empty while the slot is open. */
  teamKZ: string;
  name: string;
  details: { isFirst: boolean; isThird: boolean } | null;
}

export interface BracketMatch {
  id: number;
  roundName: string;
  isPlayed: boolean;
  goalsTeam1: number | null;
  goalsTeam2: number | null;
  team1: BracketSide;
  team2: BracketSide;
}

interface Round<Listed extends BracketMatch> {
  name: string;
  matches: Listed[];
}

export interface Bracket<Listed extends BracketMatch> {
  /** From the first round to the final, each in the order of the tree: two neighbours meet in the next round. */
  columns: Round<Listed>[];
  /** Matches that lead nowhere: the one for third place. */
  besides: Round<Listed>[];
  /** False when it is not known who meets whom: then the order is that of the numbers. */
  isJoined: boolean;
}

const sides = ({ team1, team2 }: BracketMatch): BracketSide[] => [team1, team2];

const plays = (match: BracketMatch, teamKZ: string): boolean =>
  teamKZ !== '' && sides(match).some((side) => side.teamKZ === teamKZ);

/** Rounds in the order of their matches. */
export const byRound = <Listed extends BracketMatch>(matches: readonly Listed[]): Round<Listed>[] => {
  const rounds = new Map<string, Listed[]>();
  for (const match of matches) rounds.set(match.roundName, [...(rounds.get(match.roundName) ?? []), match]);
  return [...rounds].map(([name, list]) => ({ name, matches: list }));
};

/** The match a side comes from: named by an open slot ('Sieger Spiel 40'), found by its team once that is known. */
const feederOf = <Listed extends BracketMatch>(
  { teamKZ, name }: BracketSide,
  before: readonly Listed[],
): Listed | undefined => {
  if (teamKZ) return before.find((match) => plays(match, teamKZ));
  const slot = readSlot(name);
  return slot?.who === 'Sieger' ? before.find(({ id }) => id === slot.id) : undefined;
};

export const toBracket = <Listed extends BracketMatch>(matches: readonly Listed[]): Bracket<Listed> => {
  const rounds = byRound(matches);
  const isBeside = ({ matches: list }: Round<Listed>, at: number): boolean =>
    list.length === 1 && at < rounds.length - 1;
  const besides = rounds.filter(isBeside);
  const columns = rounds.filter((round) => !besides.includes(round));
  const joined: Round<Listed>[] = [];
  for (const round of columns.toReversed()) {
    const next = joined[0];
    const order = next
      ? next.matches.flatMap((match) => sides(match).map((side) => feederOf(side, round.matches)))
      : round.matches;
    const known = [...new Set(order)].filter((match) => match !== undefined);
    if (known.length !== round.matches.length || (next && known.length !== next.matches.length * 2))
      return { columns, besides, isJoined: false };
    joined.unshift({ name: round.name, matches: known });
  }
  return { columns: joined, besides, isJoined: true };
};

/** 1 or 2 once a match is decided. After penalties, which no score shows, it is the side that is found in the next round or has the title. */
export const winnerOf = <Listed extends BracketMatch>(
  match: Listed,
  { columns }: Pick<Bracket<Listed>, 'columns'>,
): 1 | 2 | null => {
  const { isPlayed, goalsTeam1, goalsTeam2, team1, team2 } = match;
  if (!isPlayed || goalsTeam1 === null || goalsTeam2 === null) return null;
  if (goalsTeam1 !== goalsTeam2) return goalsTeam1 > goalsTeam2 ? 1 : 2;
  const at = columns.findIndex(({ matches }) => matches.some(({ id }) => id === match.id));
  const next = at < 0 ? undefined : columns[at + 1];
  const isOn = ({ teamKZ, details }: BracketSide): boolean =>
    next
      ? next.matches.some((later) => plays(later, teamKZ))
      : details !== null && (details.isFirst || details.isThird);
  if (isOn(team1)) return 1;
  return isOn(team2) ? 2 : null;
};

/** How many thirds go on beside the first two of each group. */
export const thirdsGoingOn = (groups: number, firstRoundMatches: number): number =>
  Math.max(0, firstRoundMatches * 2 - groups * 2);
