import { expect, test } from '@jest/globals';
import { hasDrawn, mergeRecords, nextRecord, conflictingFields, type OutboxRecord } from './outbox-record.ts';
import { type RecordRules } from './saver-rules.ts';

interface Change {
  home?: number;
  away?: number;
  dice?: true;
}
type Stored = Required<Omit<Change, 'dice'>>;

const rules: RecordRules<Change, Stored> = {
  comparable: ({ dice: _dice, ...rest }) => rest,
  touched: () => ['home', 'away'],
  transient: [-1],
  nameOf: ({ home }) => `Tipp ${home}`,
};

const base: Stored = { home: 0, away: 0 };
const about = { base, lockAt: 0, label: '', page: 0, to: '' };
const first = (target: Change) =>
  nextRecord(rules, { target, isOpen: true, about, before: null, hasSeen: true });
const then = (before: ReturnType<typeof first>, target: Change, seen?: Stored) =>
  nextRecord(rules, {
    target,
    isOpen: true,
    about: seen ? { ...about, base: seen } : about,
    before,
    hasSeen: seen !== undefined,
  });

const isNews = (record: OutboxRecord<Change, Stored>, target: Change, stored: Stored): boolean =>
  conflictingFields(rules, record, target, stored).length > 0;

test('what stood there before, what is entered, and all that was entered meanwhile is no news', () => {
  const record = then(then(first({ home: 1 }), { home: 2 }), { home: 3 });
  const homes = [0, 1, 2, 3, 4];
  expect(homes.filter((home) => isNews(record, record.target, { ...base, home }))).toEqual([4]);
});

test('the other half of a tipp counts, too; what a save may leave on its way does not', () => {
  const record = first({ home: 1 });
  expect(isNews(record, record.target, { home: 1, away: 2 })).toBe(true);
  expect(isNews(record, record.target, { home: -1, away: 0 })).toBe(false);
});

test('what the player has seen and decided over is no news either', () => {
  const seen = { home: 4, away: 4 };
  const unseen = then(first({ home: 1 }), { home: 2 });
  const decided = then(first({ home: 1 }), { home: 2 }, seen);
  expect(isNews(unseen, unseen.target, seen)).toBe(true);
  expect(isNews(decided, decided.target, seen)).toBe(false);
});

test('dice have fallen where something new stands; after them anything may', () => {
  const record = first({ dice: true });
  expect(hasDrawn(rules, record, record.target, base)).toBe(false);
  expect(hasDrawn(rules, record, record.target, { home: 3, away: 0 })).toBe(true);
  const chosen = then(record, { home: 1 });
  expect(isNews(chosen, chosen.target, { home: 5, away: 5 })).toBe(false);
});

test('two of one thing know of both what is their own', () => {
  const [one, other] = [first({ home: 1 }), first({ home: 2 })];
  const joined = mergeRecords(rules, one, other);
  expect(isNews(one, one.target, { home: 2, away: 0 })).toBe(true);
  expect(isNews(joined, one.target, { home: 2, away: 0 })).toBe(false);
});

test('what follows is later and another one, whatever the clock says', () => {
  const before = { ...first({ home: 1 }), enteredAt: Date.now() + 1e6 };
  const after = then(before, { home: 2 });
  expect(after.enteredAt).toBeGreaterThan(before.enteredAt);
  expect(after.id).not.toBe(before.id);
  expect(after.name).toBe('Tipp 2');
});
