import type { Failure } from './failure.ts';
import { nextRecord, type About, type OutboxRecord, type RecordRules } from './outbox-record.ts';
import { isEmpty, isSame } from './pending-change.ts';

/** Keeps on the device what is not safe yet (`lib/outbox.ts`). */
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

interface Held<Change, Stored> {
  about: About<Stored> | null;
  record: OutboxRecord<Change, Stored> | null;
  /** All that must stand on the server in the end. */
  target: Change;
  /** What of it the server has not confirmed. */
  pendingChange: Change;
  /** The player has just decided, knowing what the server has. */
  hasSeen: boolean;
}

/** Lets what is kept on the device follow what a saver has in hand; returns the record of it. */
export const syncOutbox = <Key, Change extends object, Stored extends Change>(
  rules: RecordRules<Change, Stored>,
  outbox: OutboxStore<Key, Change, Stored> | undefined,
  key: Key,
  { about, record, target, pendingChange, hasSeen }: Held<Change, Stored>,
): OutboxRecord<Change, Stored> | null => {
  if (!outbox || !about) return record;
  if (isEmpty(target)) {
    if (record) outbox.remove(key, record);
    return null;
  }
  const isOpen = !isEmpty(pendingChange);
  if (record?.isOpen === isOpen && isSame(record.target, target)) return record;
  const next = nextRecord(rules, { target, isOpen, about, before: record, hasSeen: hasSeen || !record });
  outbox.put(key, next, record);
  return next;
};
