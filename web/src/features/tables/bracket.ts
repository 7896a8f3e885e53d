import { readSlot } from './origin.ts';
import type { TablesQuery } from './tables.generated.ts';

export type BracketMatch = Pick<
  TablesQuery['matches'][number],
  'id' | 'roundName' | 'isPlayed' | 'goalsTeam1' | 'goalsTeam2' | 'team1' | 'team2'
>;

/** Its code is empty while the slot is open. */
export type BracketSide = BracketMatch['team1'];

interface Round<Listed extends BracketMatch> {
  name: string;
  matches: Listed[];
}

export interface Bracket<Listed extends BracketMatch> {
  /** The rounds up to the final. Each is in the order of the tree, where the winners of two neighbours meet next. */
  columns: Round<Listed>[];
  /** Rounds outside the tree, such as the match for third place. */
  besides: Round<Listed>[];
  /** False if the pairings are unknown. The matches are then in the order of their numbers. */
  isJoined: boolean;
}

const sides = ({ team1, team2 }: BracketMatch): BracketSide[] => [team1, team2];

const plays = (match: BracketMatch, teamKZ: string): boolean =>
  teamKZ !== '' && sides(match).some((side) => side.teamKZ === teamKZ);

/** Groups matches by round, in the order of the matches. */
export const byRound = <Listed extends BracketMatch>(matches: readonly Listed[]): Round<Listed>[] => {
  const rounds = new Map<string, Listed[]>();
  for (const match of matches) rounds.set(match.roundName, [...(rounds.get(match.roundName) ?? []), match]);
  return [...rounds].map(([name, list]) => ({ name, matches: list }));
};

/** The match that a side comes from. An open slot names it ('Sieger Spiel 40'); a known team is searched for. */
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

/**
 * 1 or 2 once a match is decided. The score does not show the winner of a shoot-out, which is the side that is in the
 * next round or has the title.
 */
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

/** The number of third-placed teams that go on besides the first two of each group. */
export const thirdsGoingOn = (groups: number, firstRoundMatches: number): number =>
  Math.max(0, firstRoundMatches * 2 - groups * 2);
