import type { FragmentType } from '@apollo/client/masking';
import type { Failure } from '../../lib/failure.ts';
import type { RankingRowFragment } from './ranking-row.generated.ts';

export type Player = { id: number } & FragmentType<RankingRowFragment>;

/** What a ranking counts: all match days, one, or a period of several. */
export type Scope = 'all' | 'day' | 'period';

/** A player's result on one match day, or in a period of several. */
export interface OfDay {
  ranking: number;
  points: number;
  /** The number on the golden card of the best, of all or of the own list. */
  card?: number;
  /** The ranking is filtered by the own list. */
  onlyFavorites: boolean;
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

/** One page of a ranking, overall or of one match day. */
export interface Listed {
  rows: readonly Row[];
  /** The own row, also when this page does not contain it. */
  own: Row | null;
  /** The page of the unfiltered list that contains the own row; 0 for none. */
  ownPage: number;
  totalCount: number;
  blocked: boolean;
  /** Ranks and points exist from the lock of the first match on. */
  ranked: boolean;
  /** The first three of the page have points. */
  podiumHasPoints?: boolean;
  /** The own place if all running matches ended as they stand. */
  provisional?: Provisional | null;
}

export interface ListResult {
  listed: Listed | undefined;
  /** The rows belong to another page. */
  isStale: boolean;
  failure: Failure | null;
  refetch: () => Promise<Failure | null>;
}
