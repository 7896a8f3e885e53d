import type { Provisional } from '../../domain/ranking/provisional.ts';
import type { View } from '../../projection/projection.ts';
import type { PlaceList } from '../../projection/ranks.ts';

export type ProvisionalPlace = { ranking: number; points: number };

/** A goal that has not fallen: of which match, and of its first or second team. */
export type Goal = { matchId: number; team: 1 | 2 };

/** How all players would stand if all stayed as it stands: counted once for each change of a score. */
export type ProvisionalStanding = {
  places: Provisional;
  /** The matches that are being played and have a score, by number. */
  running: readonly number[];
  /** Everybody in the order there would be; made when somebody looks at it first. */
  list(): Promise<PlaceList>;
  /** The places after one more goal of a running match; counted when somebody asks first. */
  after(goal: Goal): Promise<Provisional>;
};

/** Players' places if all matches ended as they stand. */
export type ProvisionalPlaces = {
  /**
   * By what this process has counted last, a moment after a score at most.
   * @returns null while the last evaluation counts all that was entered, so also while nothing is played
   */
  of(view: View, userId: number): ProvisionalPlace | null;
  /**
   * By all that this process knows, as soon as it is counted.
   * @returns what it was counted by; without a standing while the last evaluation counts all that was entered, or while the tipps of a
   *   match are not frozen
   */
  latest(): Promise<{ view: View; standing: ProvisionalStanding | null }>;
};
