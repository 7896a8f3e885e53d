import type { Failure } from '../failure.ts';

/** 'unknown': neither saved nor lost, until the server says which. */
export type SaveStatus = 'idle' | 'saving' | 'saved' | 'failed' | 'unknown';

/** The player's entry for one thing (a match, a mark) beyond what the server has confirmed. */
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

/** The known state of a thing when something is entered for it. */
export interface About<Stored> {
  /** The server's value, as far as this device knew. */
  base: Stored;
  /** The number of saves that the server had taken by then. */
  revision: number;
  /** Milliseconds by the server's clock. */
  lockAt: number;
  /** 'Deutschland – Ungarn' */
  label: string;
  /** Address of where it is entered. */
  to: string;
}

/** The server's answer to a save. */
export interface SaveAnswer<Stored> {
  /** The server's present value; not always all of it. */
  stored: Partial<Stored>;
  revision: number;
  /** Another save came first: nothing was stored. */
  isConflict: boolean;
  /** The part that the server has left undone, and why. */
  undone?: SaveFailure | undefined;
}

/** Rules of the things that are saved; a change names only the fields to change. */
export interface SaverRules<Change extends object, Stored extends Change> {
  /** A change on top of earlier ones. */
  merge: (earlier: Change, change: Change) => Change;
  /** The fields that a change decides, with those that make no sense without: half of another tipp makes no tipp of one's own. */
  touched: (change: Change) => readonly string[];
  /** The part of a change that is left after a refusal: the rest would fail again and again. */
  possible: (change: Change, failure: SaveFailure) => Change;
  /** Whether it waits a moment for a further change before it is sent. */
  waits: (change: Change) => boolean;
  /** How players call what they entered. */
  nameOf: (change: Change, about: About<Stored>) => string;
  /** The entry of another device since, beside the pending one here, in German. */
  conflictText: (stored: Stored, pendingChange: Change) => string;
}

/** A change names only what shall change; these read what it names. */

export const isEmpty = (change: object): boolean => Object.keys(change).length === 0;

/** The part of a change that is missing in `stored`: fields that the server does not tell are always left. */
export const missingIn = <Change extends object>(stored: Partial<Change>, change: Change): Change =>
  Object.fromEntries(
    Object.entries(change).filter(
      ([field, value]) => !(field in stored) || stored[field as keyof Change] !== value,
    ),
  ) as Change;

export const isSame = <Change extends object>(one: Change, other: Change): boolean =>
  isEmpty(missingIn(one, other)) && isEmpty(missingIn(other, one));

/** The part of a change that another one, entered since, has not decided. */
export const withoutOverridden = <Change extends object, Stored extends Change>(
  { merge, touched }: Pick<SaverRules<Change, Stored>, 'merge' | 'touched'>,
  change: Change,
  other: Change,
): Change => {
  const decided = [...touched(other), ...Object.keys(other)];
  const left = Object.entries(merge(change, other)).filter(([field]) => !decided.includes(field));
  return Object.fromEntries(left) as Change;
};
