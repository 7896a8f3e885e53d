import { winnerOf, type Bracket } from './bracket.ts';
import { expectedAt, type Expected } from './expected.ts';
import { originOf, type Origin } from './origin.ts';
import type { TablesQuery } from './tables.generated.ts';
import type { TablesMatch } from './use-tables.ts';

/** Facts of a knock-out match that follow from the others. */
export interface MatchOutcome {
  winner: 1 | 2 | null;
  /** Of the two sides; null where the team is known, or the match it comes from is open too. */
  origins: readonly [Origin | null, Origin | null];
  /** Of the two sides: who would fill an open slot as it stands. */
  expected: readonly [Expected | null, Expected | null];
  /** The player's tipp for the title. */
  champion: string | null;
}

export type OutcomeOfMatch = (match: TablesMatch) => MatchOutcome;

export const outcomesIn =
  (
    bracket: Bracket<TablesMatch>,
    { matches, groupTables }: Pick<TablesQuery, 'matches' | 'groupTables'>,
    champion: string | null,
  ): OutcomeOfMatch =>
  (match) => ({
    champion,
    winner: winnerOf(match, bracket),
    origins: [originOf(match.team1, matches), originOf(match.team2, matches)],
    expected: [expectedAt(match.team1, groupTables, matches), expectedAt(match.team2, groupTables, matches)],
  });
