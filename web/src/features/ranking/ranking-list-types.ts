import type { FragmentType } from '@apollo/client/masking';
import type { Failure } from '../../lib/failure.ts';
import type { RankingRowFragment } from './ranking-row.generated.ts';

export type Player = { id: number } & FragmentType<RankingRowFragment>;

/** What one match day, or a period of several, brought a player. */
export interface OfDay {
  /** The number of the day, or the name of the period. */
  day: number | string;
  ranking: number;
  points: number;
  isBest: boolean;
  /** Of the own list alone. */
  ofList: boolean;
}

export interface Provisional {
  ranking: number;
  points: number;
}

export interface Row {
  player: Player;
  /** In the ranking of a match day. */
  ofDay?: OfDay;
}

/** One page of a ranking: of all that counts, or of one match day. */
export interface Listed {
  rows: readonly Row[];
  /** The own row, whether it is among them or not. */
  own: Row | null;
  /** The page of the whole list on which the own row stands; 0 for none. */
  ownPage: number;
  totalCount: number;
  blocked: boolean;
  /** Ranks and points count from the lock of the first match on. */
  ranked: boolean;
  /** The first three of the page have points. */
  hasPodium?: boolean;
  /** Where the own row would be if all stayed as it stands. */
  provisional?: Provisional | null;
}

export interface ListResult {
  listed: Listed | undefined;
  /** What is listed is another page's. */
  isStale: boolean;
  failure: Failure | null;
  refresh: () => Promise<Failure | null>;
}
