import type { Failure } from './failure.ts';
import { nextKept, type About, type Kept, type KeepRules } from './kept-wish.ts';
import { isEmpty, isSame } from './wish.ts';

/** Keeps on the device what is not safe yet (`lib/outbox.ts`). */
export interface Keep<Key, Wish, Stored> {
  /** In place of what was kept of the same thing before. */
  put: (key: Key, record: Kept<Wish, Stored>, before: Kept<Wish, Stored> | null) => void;
  /** The server has it, or the player has given it up. */
  remove: (key: Key, record: Kept<Wish, Stored>) => void;
  /** The server will never have it. */
  lose: (key: Key, record: Kept<Wish, Stored>, why: Failure) => void;
  /** The player has just entered this: for other tabs, which may be about to save something older. */
  tell: (key: Key, wish: Wish) => void;
}

interface Held<Wish, Stored> {
  about: About<Stored> | null;
  kept: Kept<Wish, Stored> | null;
  /** All that must stand on the server in the end. */
  wish: Wish;
  /** What of it the server has not confirmed. */
  wanted: Wish;
  /** The player has just decided, knowing what the server has. */
  hasSeen: boolean;
}

/** Lets what is kept on the device follow what a saver has in hand; returns what is kept then. */
export const keepUp = <Key, Wish extends object, Stored extends Wish>(
  rules: KeepRules<Wish, Stored>,
  keep: Keep<Key, Wish, Stored> | undefined,
  key: Key,
  { about, kept, wish, wanted, hasSeen }: Held<Wish, Stored>,
): Kept<Wish, Stored> | null => {
  if (!keep || !about) return kept;
  if (isEmpty(wish)) {
    if (kept) keep.remove(key, kept);
    return null;
  }
  const isOpen = !isEmpty(wanted);
  if (kept?.isOpen === isOpen && isSame(kept.wish, wish)) return kept;
  const next = nextKept(rules, { wish, isOpen, about, before: kept, hasSeen: hasSeen || !kept });
  keep.put(key, next, kept);
  return next;
};
