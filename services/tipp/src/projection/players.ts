import { foldForSearch } from '@tippspiel/shared/platform/text/fold';
import type { Player } from '../store/players/players.ts';
import { createNumbers } from './numbers.ts';
import { createTextPool, type TextPool } from './text-pool.ts';

/**
 * All players in memory, by number, for ranking and search: a few numbers per player in typed arrays, the texts
 * interned, and nothing moves when more come. A player who has left keeps a row without a name until the lists are made anew.
 */
export type Players = {
  /** The row of a player who has left. */
  get(userId: number): Player | undefined;
  has(userId: number): boolean;
  goneCount(): number;
  isLocked(userId: number): boolean;
  /** The highest number given out so far. */
  highest(): number;
  count(): number;
  /** 1 by player number (id - 1) for numbers without a player, as ranking wants it; a copy. */
  inactive(): Uint8Array;
  names: Names;
};

/** Names as the search reads them. */
export type Names = {
  /** Folded first and last names: the texts behind the numbers of `first` and `last`. */
  folded: TextPool;
  /** By player number: the folded first name. */
  first(player: number): number;
  last(player: number): number;
};

export type Change = 'new' | 'changed' | 'left' | 'known';

/** Only the projection changes players. */
export type PlayerTable = Players & {
  /** Applies an event or a row of the database; a version that is not higher changes nothing. */
  apply(player: Player): Change;
};

/** The part that events of the feed carry, too. */
const NOBODY = 'Mitspieler';

const nobody = (userId: number, version: number): Player => ({
  ...{ _id: userId, version, firstname: NOBODY, lastname: '', city: '', pictureStamp: '' },
  ...{ isLocked: false, isGone: true },
});

export function createPlayers(): PlayerTable {
  const texts = createTextPool();
  const folded = createTextPool();
  /** Twice the version + 1, and one more for a locked player; 0 for a number without a player. */
  const states = createNumbers();
  const firstnames = createNumbers();
  const lastnames = createNumbers();
  const foldedFirst = createNumbers();
  const foldedLast = createNumbers();
  const cities = createNumbers();
  const stamps = createNumbers();
  /** By the number of a name in `texts`, its folded copy in `folded` + 1: each distinct name is folded once. */
  const foldedOf = createNumbers();
  const gone = new Set<number>();
  let highest = 0;
  let count = 0;

  const has = (userId: number) => states.get(userId - 1) > 0 && !gone.has(userId);
  const isLocked = (userId: number) => (states.get(userId - 1) & 1) === 1;

  function foldedName(id: number, name: string): number {
    const known = foldedOf.get(id);
    if (known) return known - 1;
    const own = folded.intern(foldForSearch(name));
    foldedOf.set(id, own + 1);
    return own;
  }

  return {
    has,
    goneCount: () => gone.size,
    get(userId) {
      if (gone.has(userId)) return nobody(userId, (states.get(userId - 1) >>> 1) - 1);
      if (!has(userId)) return undefined;
      const index = userId - 1;
      return {
        _id: userId,
        version: (states.get(index) >>> 1) - 1,
        firstname: texts.text(firstnames.get(index)),
        lastname: texts.text(lastnames.get(index)),
        city: texts.text(cities.get(index)),
        pictureStamp: texts.text(stamps.get(index)),
        isLocked: isLocked(userId),
      };
    },
    isLocked,
    highest: () => highest,
    count: () => count,
    inactive() {
      const inactive = new Uint8Array(highest);
      for (let index = 0; index < highest; index++) if (!has(index + 1)) inactive[index] = 1;
      return inactive;
    },
    names: { folded, first: foldedFirst.get, last: foldedLast.get },
    apply({ _id, version, firstname, lastname, city, pictureStamp, isLocked, isGone }) {
      const index = _id - 1;
      const known = states.get(index);
      if (known >>> 1 > version) return 'known';
      const [first, last] = [texts.intern(firstname), texts.intern(lastname)];
      firstnames.set(index, first);
      lastnames.set(index, last);
      foldedFirst.set(index, foldedName(first, firstname));
      foldedLast.set(index, foldedName(last, lastname));
      cities.set(index, texts.intern(city));
      stamps.set(index, texts.intern(pictureStamp));
      states.set(index, (version + 1) * 2 + (isLocked ? 1 : 0));
      if (_id > highest) highest = _id;
      if (isGone) {
        gone.add(_id);
        if (known) count--;
        return 'left';
      }
      if (known) return 'changed';
      count++;
      return 'new';
    },
  };
}
