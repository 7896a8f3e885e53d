import type { Failure } from '../failure.ts';
import type { About } from './saver-rules.ts';

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
