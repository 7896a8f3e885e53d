/** One player's entries, as they stood at their locks. */
export type Player = {
  id: number;
  /** Kick-offs (ms since 1970) at or before this are none of the player's. */
  since: number;
  /** By match. */
  tipps: Record<number, Tipp>;
  /** Codes of teams by mark. */
  winners: Record<string, string>;
  /** Options by bonus question, from 0. */
  answers: Record<number, number>;
};

export type Tipp = { goals1: number | null; goals2: number | null; isJoker: boolean; isRandom: boolean };

export const isComplete = (tipp: Tipp | undefined): tipp is Tipp & { goals1: number; goals2: number } =>
  tipp !== undefined && tipp.goals1 !== null && tipp.goals2 !== null;
