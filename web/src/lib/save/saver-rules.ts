import type { Failure } from '../failure.ts';

/** 'unknown': neither saved nor lost until the server answers. */
export type SaveStatus = 'idle' | 'saving' | 'saved' | 'failed' | 'unknown';

/** The player's unconfirmed entry for one object (a match, a mark). */
export interface Draft<Change> {
  pendingChange: Change;
  /** 'idle' without an entry, and during the debounce. */
  status: SaveStatus;
  /** The reason of a failure, in German. */
  message: string;
  /** Another device has saved something else meanwhile: the player decides. */
  isConflict: boolean;
}

export interface SaveFailure extends Failure {
  /** The server did not refuse the save: it may be stored now or later. */
  isUncertain: boolean;
}

/** The known state of an object at the time of an entry. */
export interface About<Stored> {
  /** The server's value known to this device. */
  base: Stored;
  /** Number of saves on the server at that time. */
  revision: number;
  /** Milliseconds by the server's clock. */
  lockAt: number;
  /** 'Deutschland – Ungarn' */
  label: string;
  /** Address of the screen of the entry. */
  to: string;
}

/** The server's answer to a save. */
export interface SaveAnswer<Stored> {
  /** The server's current value, perhaps partial. */
  stored: Partial<Stored>;
  revision: number;
  /** Another save came first, and nothing was stored. */
  isConflict: boolean;
  /** The refused part of a change, and the reason. */
  undone?: SaveFailure | undefined;
}

/** Rules for one kind of object. A change names only the changed fields. */
export interface SaverRules<Change extends object, Stored extends Change> {
  /** Applies a change to earlier ones. */
  merge: (earlier: Change, change: Change) => Change;
  /** All fields that a change decides: some fields make no sense without others. */
  touched: (change: Change) => readonly string[];
  /** The rest of a change after a refusal, without the part that would fail again. */
  possible: (change: Change, failure: SaveFailure) => Change;
  /** Whether to wait for further changes before sending. */
  waits: (change: Change) => boolean;
  /** Describes an entry in the players' words. */
  nameOf: (change: Change, about: About<Stored>) => string;
  /** Describes another device's entry beside the pending one, in German. */
  conflictText: (stored: Stored, pendingChange: Change) => string;
}

export const isEmpty = (change: object): boolean => Object.keys(change).length === 0;

/** The part of a change that differs from `stored`. Fields that the server does not return always remain. */
export const missingIn = <Change extends object>(stored: Partial<Change>, change: Change): Change =>
  Object.fromEntries(
    Object.entries(change).filter(
      ([field, value]) => !(field in stored) || stored[field as keyof Change] !== value,
    ),
  ) as Change;

export const isSame = <Change extends object>(one: Change, other: Change): boolean =>
  isEmpty(missingIn(one, other)) && isEmpty(missingIn(other, one));

/** The part of a change that a later one has not overridden. */
export const withoutOverridden = <Change extends object, Stored extends Change>(
  { merge, touched }: Pick<SaverRules<Change, Stored>, 'merge' | 'touched'>,
  change: Change,
  other: Change,
): Change => {
  const decided = [...touched(other), ...Object.keys(other)];
  const left = Object.entries(merge(change, other)).filter(([field]) => !decided.includes(field));
  return Object.fromEntries(left) as Change;
};
