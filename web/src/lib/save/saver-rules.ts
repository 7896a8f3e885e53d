import type { Failure } from '../failure.ts';

/** 'unknown': neither saved nor lost, until the server says which. */
export type SaveStatus = 'idle' | 'saving' | 'saved' | 'failed' | 'unknown';

/** What the player entered for one thing (a match, a mark) beyond what the server has confirmed. */
export interface Draft<Change> {
  pendingChange: Change;
  /** 'idle' while nothing is entered, and in the short pause before it is sent. */
  status: SaveStatus;
  /** Why it failed, in German. */
  message: string;
  /** It waits because another device has entered something else since: the player decides which shall stand. */
  isConflict: boolean;
}

export interface SaveFailure extends Failure {
  /** Nobody has refused the save: it may be stored all the same, now or in a moment. */
  isUncertain: boolean;
}

/** What is known of a thing when something is entered for it: enough to verify it once the app was closed. */
export interface About<Stored> {
  /** What the server had, as far as this device knew. */
  base: Stored;
  /** Milliseconds by the server's clock. */
  lockAt: number;
  /** 'Deutschland – Ungarn' */
  label: string;
  /** The tip page it stands on; 0 where there is none. */
  page: number;
  /** Address of where it is entered. */
  to: string;
}

/** What is particular to things that outlive the app. */
export interface RecordRules<Change extends object, Stored extends Change> {
  /** Without what cannot be compared with what the server has. */
  comparable: (change: Change) => Change;
  /** The fields that a change decides, with those that make no sense without: half of another tipp makes no tipp of one's own. */
  touched: (change: Change) => readonly string[];
  /** What a save that is cut short may leave in any field. */
  transient: readonly unknown[];
  /** How players call what they entered. */
  nameOf: (change: Change, about: About<Stored>) => string;
}

/** What is particular to the things that are saved; a change names only what shall change. */
export interface SaverRules<Change extends object, Stored extends Change> extends RecordRules<
  Change,
  Stored
> {
  /** A change on top of earlier ones. */
  merge: (earlier: Change, change: Change) => Change;
  /** What of a change is left after a refusal: the rest would fail again and again. */
  possible: (change: Change, failure: SaveFailure) => Change;
  /** Whether it waits a moment for a further change before it is sent. */
  waits: (change: Change) => boolean;
  /** What another device has entered since, beside what is pendingChange here, in German. */
  conflictText: (stored: Stored, pendingChange: Change) => string;
}

/** A change names only what shall change; these read what it names. */

export const isEmpty = (change: object): boolean => Object.keys(change).length === 0;

/** What a change leaves to do when `stored` is all that is so: what the server does not tell is always left. */
export const missingIn = <Change extends object>(stored: Change, change: Change): Change =>
  Object.fromEntries(
    Object.entries(change).filter(
      ([field, value]) => !(field in stored) || stored[field as keyof Change] !== value,
    ),
  ) as Change;

export const isSame = <Change extends object>(one: Change, other: Change): boolean =>
  isEmpty(missingIn(one, other)) && isEmpty(missingIn(other, one));
