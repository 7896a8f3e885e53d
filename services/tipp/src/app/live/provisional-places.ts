import type { Provisional } from '../../domain/ranking/provisional.ts';
import type { View } from '../../projection/projection.ts';
import type { PlaceList } from '../../projection/ranks.ts';
import { isBlocked, type SlowEvaluation } from '../ranking/blocked.ts';

export type ProvisionalPlace = { ranking: number; points: number };

/** A hypothetical goal: the match, and its first or second team. */
export type Goal = { matchId: number; team: 1 | 2 };

/** The places if all running matches ended with their current score; counted once per score change. */
export type ProvisionalStanding = {
  places: Provisional;
  /** Ids of the running matches with a score whose tipps are frozen. */
  running: readonly number[];
  /** All players in provisional order, computed on the first call. */
  list(): Promise<PlaceList>;
  /** The places after one more goal in a running match, computed on the first call. */
  after(goal: Goal): Promise<Provisional>;
};

/** Players' places if all running matches ended with their current score. */
export type ProvisionalPlaces = {
  /**
   * The place by this process's last count, which follows a score change after a moment.
   * @returns null if the last evaluation includes everything entered, as when no match is running
   */
  of(view: View, userId: number): ProvisionalPlace | null;
  /**
   * The places by everything this process knows, once counted.
   * @returns the view that was counted; no standing if the last evaluation includes everything entered whose tipps are
   * frozen
   */
  latest(): Promise<{ view: View; standing: ProvisionalStanding | null }>;
};

/** A player's place by this process's last count. Null without one, and while ranks are blocked. */
export async function provisionalPlace(
  { provisional, slowEvaluation }: { provisional: ProvisionalPlaces; slowEvaluation: SlowEvaluation },
  view: View,
  userId: number,
): Promise<ProvisionalPlace | null> {
  const place = provisional.of(view, userId);
  return place && (await isBlocked(view, slowEvaluation)) ? null : place;
}
