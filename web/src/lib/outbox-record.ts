import { newKey } from './new-key.ts';

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
