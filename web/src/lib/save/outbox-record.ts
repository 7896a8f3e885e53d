import type { Failure } from '../failure.ts';
import type { About } from './saver-rules.ts';

/** A save that waits for its answer. The server knows it again by its key, however often it is sent. */
export interface Attempt<Change> {
  key: string;
  /** The revision that it stands on. */
  revision: number;
  change: Change;
}

/** An entry that the server has not confirmed yet: kept on the device until it has. */
export interface OutboxRecord<Change, Stored> {
  /** Another one with every change: what is taken away is never something newer. */
  id: string;
  change: Change;
  attempt: Attempt<Change> | null;
  /** Other entries of this device: found on the server, they are no news from another one. */
  own: readonly Change[];
  about: About<Stored>;
  /** 'Dein Tipp 2:1 für Deutschland – Ungarn' */
  name: string;
  /** By this device's clock, but always later than what it follows. */
  enteredAt: number;
}

/** Keeps on the device what is not safe yet (`lib/save/outbox.ts`). */
export interface OutboxStore<Key, Change, Stored> {
  /** In place of what was kept of the same thing before. */
  put: (key: Key, record: OutboxRecord<Change, Stored>, before: OutboxRecord<Change, Stored> | null) => void;
  /** The server has it, or the player has given it up. */
  remove: (key: Key, record: OutboxRecord<Change, Stored>) => void;
  /** The server will never have it. */
  lose: (key: Key, record: OutboxRecord<Change, Stored>, why: Failure) => void;
  /** The player has just entered this: for other tabs, which may be about to save something older. */
  announce: (key: Key, change: Change) => void;
}
