import { winnerOf, type Bracket } from './bracket.ts';
import { originOf, type Origin } from './origin.ts';
import type { TablesMatch } from './use-tables.ts';

/** What a knock-out match does not say itself but the others do. */
export interface MatchOutcome {
  winner: 1 | 2 | null;
  /** Of the two sides; null where the team is known, or the match it comes from is open too. */
  origins: readonly [Origin | null, Origin | null];
}

export type OutcomeOfMatch = (match: TablesMatch) => MatchOutcome;

export const outcomesIn =
  (bracket: Bracket<TablesMatch>, matches: readonly TablesMatch[]): OutcomeOfMatch =>
  (match) => ({
    winner: winnerOf(match, bracket),
    origins: [originOf(match.team1, matches), originOf(match.team2, matches)],
  });
