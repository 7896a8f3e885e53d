/** One player's entries, as they were when they locked. */
export type Player = {
  id: number;
  /** The player takes no part in matches with a kick-off (ms since 1970) up to this. */
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
