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
  /** Why a part of the change was not stored; `withoutRefused` returns the rest. */
  refusal?: SaveFailure | undefined;
}

/** Rules for one kind of object. A change names only the changed fields. */
export interface SaverRules<Change extends object, Stored extends Change> {
  /** Applies a change to earlier ones. */
  merge: (earlier: Change, change: Change) => Change;
  /** All fields that a change decides: some fields make no sense without others. */
  decidedFields: (change: Change) => readonly string[];
  /** The rest of a change after a refusal, without the part that would fail again. */
  withoutRefused: (change: Change, failure: SaveFailure) => Change;
  /** Whether to wait for further changes before sending. */
  isDebounced: (change: Change) => boolean;
  /** Describes an entry in the players' words. */
  nameOf: (change: Change, about: About<Stored>) => string;
  /** Describes another device's entry beside the pending one, in German. */
  conflictText: (stored: Stored, pendingChange: Change) => string;
}

/** A save that waits for its answer. The server recognises it by its key, however often it is sent. */
export interface Attempt<Change> {
  key: string;
  /** The revision on which it is based. */
  revision: number;
  change: Change;
}

/** An entry that the server has not confirmed; the device keeps it until then. */
export interface OutboxRecord<Change, Stored> {
  /** New with every change, so that a removal never hits a newer entry. */
  id: string;
  change: Change;
  attempt: Attempt<Change> | null;
  /** Other entries of this device: on the server they are no conflict. */
  own: readonly Change[];
  about: About<Stored>;
  /** 'Dein Tipp 2:1 für Deutschland – Ungarn' */
  name: string;
  /** By this device's clock, but always after its predecessor. */
  enteredAt: number;
}

/** Stores unconfirmed entries on the device (`lib/save/outbox.ts`). */
export interface OutboxStore<Key, Change, Stored> {
  /** Replaces the former record of the same object. */
  put: (key: Key, record: OutboxRecord<Change, Stored>, before: OutboxRecord<Change, Stored> | null) => void;
  /** The server has stored it, or the player has discarded it. */
  remove: (key: Key, record: OutboxRecord<Change, Stored>) => void;
  /** The server will never store it. @param isShown the object is on the screen */
  lose: (key: Key, record: OutboxRecord<Change, Stored>, why: Failure, isShown: boolean) => void;
  /** Sends a new entry to other tabs, which may be about to save an older one. */
  announce: (key: Key, change: Change) => void;
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
  { merge, decidedFields }: Pick<SaverRules<Change, Stored>, 'merge' | 'decidedFields'>,
  change: Change,
  other: Change,
): Change => {
  const decided = [...decidedFields(other), ...Object.keys(other)];
  const left = Object.entries(merge(change, other)).filter(([field]) => !decided.includes(field));
  return Object.fromEntries(left) as Change;
};
