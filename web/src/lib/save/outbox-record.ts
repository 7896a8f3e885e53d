import { newKey } from './new-key.ts';
import type { Failure } from '../failure.ts';
import { isEmpty, isSame, type About, type RecordRules } from './saver-rules.ts';

/** By field, what the server may have of it by this player's own doing here; null for anything, which it has drawn itself. */
type OwnValues = Readonly<Record<string, readonly unknown[] | null>>;

/** What was entered and is not safe yet: kept on the device until it is. */
export interface OutboxRecord<Change, Stored> {
  /** Another one with every change: what is taken away is never something newer. */
  id: string;
  /** All that must stand on the server in the end. */
  target: Change;
  /** False once the server has it, while an earlier save may still come through and overwrite it. */
  isOpen: boolean;
  ownValues: OwnValues;
  about: About<Stored>;
  /** 'Dein Tipp 2:1 für Deutschland – Ungarn' */
  name: string;
  /** By this device's clock, but always later than what it follows. */
  enteredAt: number;
}

const fieldsOf = (target: object): Readonly<Record<string, unknown>> => target as Record<string, unknown>;

const withValues = (ownValues: OwnValues, values: object): OwnValues => {
  const all: Record<string, readonly unknown[] | null> = { ...ownValues };
  for (const [field, value] of Object.entries<unknown>({ ...values })) {
    const known = all[field];
    if (known !== null) all[field] = [...new Set([...(known ?? []), value])];
  }
  return all;
};

/** What the server draws of a change: both goals, by the dice. */
const drawnFields = <Change extends object, Stored extends Change>(
  { comparable, touched }: RecordRules<Change, Stored>,
  target: Change,
): readonly string[] => {
  const named = comparable(target);
  const isDrawn = Object.keys(named).length < Object.keys(target).length;
  return isDrawn ? touched(target).filter((field) => !(field in named)) : [];
};

/** With all that the target, once sent, may leave on the server. */
const withSent = <Change extends object, Stored extends Change>(
  rules: RecordRules<Change, Stored>,
  { ownValues, target }: OutboxRecord<Change, Stored>,
): OwnValues => ({
  ...withValues(ownValues, rules.comparable(target)),
  ...Object.fromEntries(drawnFields(rules, target).map((field) => [field, null])),
});

interface Entered<Change, Stored> {
  target: Change;
  isOpen: boolean;
  about: About<Stored>;
  /** What was kept until now. */
  before: OutboxRecord<Change, Stored> | null;
  /** The player has seen what the server has, and decides anew. */
  hasSeen: boolean;
}

export const nextRecord = <Change extends object, Stored extends Change>(
  rules: RecordRules<Change, Stored>,
  { target, isOpen, about, before, hasSeen }: Entered<Change, Stored>,
): OutboxRecord<Change, Stored> => {
  const earlier = before ? withSent(rules, before) : {};
  return {
    id: newKey(),
    target,
    isOpen,
    ownValues: hasSeen ? withValues(earlier, about.base) : earlier,
    about,
    name: rules.nameOf(target, about),
    enteredAt: Math.max(Date.now(), (before?.enteredAt ?? 0) + 1),
  };
};

/** Two of one thing, as two tabs or a crash leave them: one that knows of both what is its own. */
export const mergeRecords = <Change extends object, Stored extends Change>(
  rules: RecordRules<Change, Stored>,
  record: OutboxRecord<Change, Stored>,
  other: OutboxRecord<Change, Stored>,
): OutboxRecord<Change, Stored> => {
  const ownValues: Record<string, readonly unknown[] | null> = { ...record.ownValues };
  for (const [field, values] of Object.entries(withSent(rules, other))) {
    const known = ownValues[field];
    ownValues[field] = values === null || known === null ? null : [...new Set([...(known ?? []), ...values])];
  }
  return { ...record, ownValues };
};

/** The player has seen what the server has, and wants the own all the same. */
export const acceptingStored = <Change, Stored extends object>(
  record: OutboxRecord<Change, Stored>,
  stored: Stored,
): OutboxRecord<Change, Stored> => ({ ...record, ownValues: withValues(record.ownValues, stored) });

/** The fields in which the server has something that was not entered here: another device has decided since. */
export const conflictingFields = <Change extends object, Stored extends Change>(
  rules: RecordRules<Change, Stored>,
  { ownValues }: OutboxRecord<Change, Stored>,
  target: Change,
  stored: Stored,
): string[] => {
  const targetFields = fieldsOf(target);
  const seen = fieldsOf(stored);
  const isConflicting = (field: string): boolean => {
    const value = seen[field];
    if (!(field in seen) || value === targetFields[field] || rules.transient.includes(value)) return false;
    return ownValues[field]?.includes(value) === false;
  };
  return rules.touched(target).filter(isConflicting);
};

/** Whether the server has drawn what it was asked for: then it is not asked for again. */
export const hasDrawn = <Change extends object, Stored extends Change>(
  rules: RecordRules<Change, Stored>,
  record: OutboxRecord<Change, Stored>,
  target: Change,
  stored: Stored,
): boolean => {
  const drawn = drawnFields(rules, target);
  const seen = fieldsOf(stored);
  return (
    drawn.length > 0 &&
    drawn.every((field) => seen[field] !== null) &&
    drawn.some((field) => record.ownValues[field]?.includes(seen[field]) === false)
  );
};

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
