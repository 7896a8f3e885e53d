import type { View } from '../../projection/projection.ts';

export type ProvisionalPlace = { ranking: number; points: number };

/** Where players would stand if all stayed as it stands. */
export type ProvisionalPlaces = {
  /**
   * By what this process has counted last, a moment after a score at most.
   * @returns null while the last evaluation counts all that was entered, so also while nothing is played
   */
  of(view: View, userId: number): ProvisionalPlace | null;
};
