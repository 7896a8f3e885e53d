import { foldForSearch } from '@tippspiel/shared/platform/text/fold';
import type { Player } from '../store/players/players.ts';
import { createNumbers } from './numbers.ts';
import { createTextPool, type TextPool } from './text-pool.ts';

/**
 * All players in memory, by number, for ranking and search. Typed arrays hold a few numbers per player, texts are
 * interned, and growing moves nothing. A deleted player keeps a row without a name until the lists are rebuilt.
 */
export type Players = {
  /** For a deleted player returns a row without a name. */
  get(userId: number): Readonly<Player> | undefined;
  has(userId: number): boolean;
  goneCount(): number;
  isLocked(userId: number): boolean;
  /** The highest number given out so far. */
  highest(): number;
  count(): number;
  /** By player number (id - 1): 1 if the number has no player, as the ranking expects it. Returns a new array. */
  inactive(): Uint8Array;
  names: Names;
};

/** The names, prepared for searching. */
export type Names = {
  /** Folded first and last names; `first` and `last` return their ids. */
  folded: TextPool;
  /** The id of the player's folded first name. */
  first(player: number): number;
  last(player: number): number;
};

export type Change = 'new' | 'left' | 'known';

/** The writable interface; only the projection may use it. */
export type PlayerTable = Players & {
  /** Applies an event or a database row; ignores one whose version is not higher. */
  apply(player: Player): Change;
};

/** How many players are kept with decoded texts, each in a place by its number. */
const LATELY = 1_024;

/** The first name of deleted players, as in feed and user. */
const NOBODY = 'Mitspieler';

const nobody = (userId: number, version: number): Player => ({
  ...{ _id: userId, version, firstname: NOBODY, lastname: '', city: '', pictureStamp: '' },
  ...{ isLocked: false, isGone: true },
});

export function createPlayers(): PlayerTable {
  const texts = createTextPool();
  const folded = createTextPool();
  /** Twice (version + 1), plus 1 for a locked player; 0 for a number without a player. */
  const states = createNumbers();
  const firstnames = createNumbers();
  const lastnames = createNumbers();
  const foldedFirst = createNumbers();
  const foldedLast = createNumbers();
  const cities = createNumbers();
  const stamps = createNumbers();
  /** By id of a name in `texts`: the id of its folded copy in `folded`, plus 1. Each distinct name is folded once. */
  const foldedOf = createNumbers();
  /** Decoding texts takes long, and many requests show the same players: the first page of a ranking. */
  const lately = new Array<Player | undefined>(LATELY);
  const gone = new Set<number>();
  /** 1 for a number without a player, with room for more. */
  let inactive = new Uint8Array();
  let highest = 0;
  let count = 0;

  const has = (userId: number) => inactive[userId - 1] === 0;
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
      const version = (states.get(index) >>> 1) - 1;
      const known = lately[userId % LATELY];
      if (known?._id === userId && known.version === version) return known;
      return (lately[userId % LATELY] = {
        _id: userId,
        version,
        firstname: texts.text(firstnames.get(index)),
        lastname: texts.text(lastnames.get(index)),
        city: texts.text(cities.get(index)),
        pictureStamp: texts.text(stamps.get(index)),
        isLocked: isLocked(userId),
      });
    },
    isLocked,
    highest: () => highest,
    count: () => count,
    inactive: () => inactive.slice(0, highest),
    names: { folded, first: foldedFirst.get, last: foldedLast.get },
    apply({ _id, version, firstname, lastname, city, pictureStamp, isLocked, isGone }) {
      const index = _id - 1;
      const known = states.get(index);
      if (known >>> 1 > version || gone.has(_id)) return 'known';
      const [first, last] = [texts.intern(firstname), texts.intern(lastname)];
      firstnames.set(index, first);
      lastnames.set(index, last);
      foldedFirst.set(index, foldedName(first, firstname));
      foldedLast.set(index, foldedName(last, lastname));
      cities.set(index, texts.intern(city));
      stamps.set(index, texts.intern(pictureStamp));
      states.set(index, (version + 1) * 2 + (isLocked ? 1 : 0));
      if (_id > highest) highest = _id;
      if (inactive.length < highest) inactive = withRoom(inactive, highest * 2);
      inactive[index] = isGone ? 1 : 0;
      if (isGone) {
        gone.add(_id);
        if (known) count--;
        return 'left';
      }
      if (known) return 'known';
      count++;
      return 'new';
    },
  };
}

function withRoom(flags: Uint8Array, room: number): Uint8Array<ArrayBuffer> {
  const grown = new Uint8Array(room).fill(1);
  grown.set(flags);
  return grown;
}
