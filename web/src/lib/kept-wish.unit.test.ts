import { expect, test } from '@jest/globals';
import { hasDrawn, joinKept, nextKept, strangeFields, type Kept, type KeepRules } from './kept-wish.ts';

interface Wish {
  home?: number;
  away?: number;
  dice?: true;
}
type Stored = Required<Omit<Wish, 'dice'>>;

const rules: KeepRules<Wish, Stored> = {
  comparable: ({ dice: _dice, ...rest }) => rest,
  touched: () => ['home', 'away'],
  passing: [-1],
  nameOf: ({ home }) => `Tipp ${home}`,
};

const base: Stored = { home: 0, away: 0 };
const about = { base, lockAt: 0, label: '', page: 0, to: '' };
const first = (wish: Wish) => nextKept(rules, { wish, isOpen: true, about, before: null, hasSeen: true });
const then = (before: ReturnType<typeof first>, wish: Wish, seen?: Stored) =>
  nextKept(rules, {
    wish,
    isOpen: true,
    about: seen ? { ...about, base: seen } : about,
    before,
    hasSeen: seen !== undefined,
  });

const isNews = (kept: Kept<Wish, Stored>, wish: Wish, stored: Stored): boolean =>
  strangeFields(rules, kept, wish, stored).length > 0;

test('what stood there before, what is wanted, and all that was wanted meanwhile is no news', () => {
  const kept = then(then(first({ home: 1 }), { home: 2 }), { home: 3 });
  const homes = [0, 1, 2, 3, 4];
  expect(homes.filter((home) => isNews(kept, kept.wish, { ...base, home }))).toEqual([4]);
});

test('the other half of a tipp counts, too; what a save may leave on its way does not', () => {
  const kept = first({ home: 1 });
  expect(isNews(kept, kept.wish, { home: 1, away: 2 })).toBe(true);
  expect(isNews(kept, kept.wish, { home: -1, away: 0 })).toBe(false);
});

test('what the player has seen and decided over is no news either', () => {
  const seen = { home: 4, away: 4 };
  const unseen = then(first({ home: 1 }), { home: 2 });
  const decided = then(first({ home: 1 }), { home: 2 }, seen);
  expect(isNews(unseen, unseen.wish, seen)).toBe(true);
  expect(isNews(decided, decided.wish, seen)).toBe(false);
});

test('dice have fallen where something new stands; after them anything may', () => {
  const kept = first({ dice: true });
  expect(hasDrawn(rules, kept, kept.wish, base)).toBe(false);
  expect(hasDrawn(rules, kept, kept.wish, { home: 3, away: 0 })).toBe(true);
  const chosen = then(kept, { home: 1 });
  expect(isNews(chosen, chosen.wish, { home: 5, away: 5 })).toBe(false);
});

test('two of one thing know of both what is their own', () => {
  const [one, other] = [first({ home: 1 }), first({ home: 2 })];
  const joined = joinKept(rules, one, other);
  expect(isNews(one, one.wish, { home: 2, away: 0 })).toBe(true);
  expect(isNews(joined, one.wish, { home: 2, away: 0 })).toBe(false);
});

test('what follows is later and another one, whatever the clock says', () => {
  const before = { ...first({ home: 1 }), enteredAt: Date.now() + 1e6 };
  const after = then(before, { home: 2 });
  expect(after.enteredAt).toBeGreaterThan(before.enteredAt);
  expect(after.id).not.toBe(before.id);
  expect(after.name).toBe('Tipp 2');
});
