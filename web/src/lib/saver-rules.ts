import type { Failure } from './failure.ts';
import type { KeepRules } from './kept-wish.ts';

/** 'unknown': neither saved nor lost, until the server says which. */
export type SaveStatus = 'idle' | 'saving' | 'saved' | 'failed' | 'unknown';

/** What the player entered for one thing (a match, a mark) beyond what the server has confirmed. */
export interface Draft<Wish> {
  wanted: Wish;
  /** 'idle' while nothing is entered, and in the short pause before it is sent. */
  status: SaveStatus;
  /** Why it failed, in German. */
  message: string;
  /** It waits because another device has entered something else since: the player decides which shall stand. */
  isRival: boolean;
}

export interface SaveFailure extends Failure {
  /** Nobody has refused the save: it may be stored all the same, now or in a moment. */
  isUncertain: boolean;
}

/** What is particular to the things that are saved; a wish names only what shall change. */
export interface SaverRules<Wish extends object, Stored extends Wish> extends KeepRules<Wish, Stored> {
  /** A wish on top of earlier ones. */
  merge: (earlier: Wish, wish: Wish) => Wish;
  /** What of a wish is left after a refusal: the rest would fail again and again. */
  possible: (wish: Wish, failure: SaveFailure) => Wish;
  /** Whether it waits a moment for a further change before it is sent. */
  waits: (wish: Wish) => boolean;
  /** What another device has entered since, beside what is wanted here, in German. */
  rivalText: (stored: Stored, wanted: Wish) => string;
}
