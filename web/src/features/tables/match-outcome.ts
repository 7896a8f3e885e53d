import { winnerOf, type Bracket } from './bracket.ts';
import { expectedAt, type Expected } from './expected.ts';
import { originOf, type Origin } from './origin.ts';
import type { TablesQuery } from './tables.generated.ts';
import type { TablesMatch } from './use-tables.ts';

/** Facts of a knock-out match that are derived from other matches. */
export interface MatchOutcome {
  winner: 1 | 2 | null;
  /** The origins of both sides; null if the team is known, or the teams of the match before are not. */
  origins: readonly [Origin | null, Origin | null];
  /** For both sides, the team that would fill an open slot by the current standings. */
  expected: readonly [Expected | null, Expected | null];
  /** The team that the player has tipped for the title. */
  champion: string | null;
}

/** What fills open slots. */
export type Standings = Pick<TablesQuery, 'matches' | 'groupTables' | 'expectedThirds'>;

export type OutcomeOfMatch = (match: TablesMatch) => MatchOutcome;

export const outcomesIn =
  (
    bracket: Bracket<TablesMatch>,
    { matches, groupTables, expectedThirds }: Standings,
    champion: string | null,
  ): OutcomeOfMatch =>
  (match) => {
    const third = expectedThirds.find(({ matchId }) => matchId === match.id)?.teamKZ;
    return {
      champion,
      winner: winnerOf(match, bracket),
      origins: [originOf(match.team1, matches), originOf(match.team2, matches)],
      expected: [
        expectedAt(match.team1, groupTables, matches, third),
        expectedAt(match.team2, groupTables, matches, third),
      ],
    };
  };
