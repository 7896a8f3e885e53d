import { foldText } from '@tippspiel/shared/text/fold';
import type { Player } from '../store/players.ts';
import { createTextPool, type TextPool } from './text-pool.ts';

/**
 * All players in memory, by number, for ranking and search: a few numbers per player in typed arrays, the texts
 * interned. A player once known stays known.
 */
export type Players = {
  get(userId: number): Player | undefined;
  has(userId: number): boolean;
  isLocked(userId: number): boolean;
  /** The highest number given out so far. */
  highest(): number;
  /** How many players there are. */
  count(): number;
  /** 1 by player number (id - 1) for numbers without a player, as ranking wants it; a copy. */
  inactive(): Uint8Array;
  names: Names;
};

/** Names as the search reads them. Valid until players change: ask again after every pause. */
export type Names = {
  /** Folded first and last names: the texts behind the numbers in `first` and `last`. */
  folded: TextPool;
  /** By player number: the folded first name. */
  first(): Uint32Array;
  last(): Uint32Array;
};

export type Change = 'new' | 'changed' | 'known';

/** Only the projection changes players. */
export type PlayerTable = Players & {
  /** Takes over what an event or the database says; a version that is not higher changes nothing. */
  apply(player: Player): Change;
  /** Makes room, so that nothing has to be moved while players come in one by one. Untouched room costs no memory. */
  reserve(players: number): void;
};

const LOCKED = 1;

export function createPlayers(): PlayerTable {
  const texts = createTextPool();
  const folded = createTextPool();
  const columns = {
    /** Version + 1; 0 for a number without a player. */
    version: new Uint32Array(),
    firstname: new Uint32Array(),
    lastname: new Uint32Array(),
    foldedFirst: new Uint32Array(),
    foldedLast: new Uint32Array(),
    city: new Uint32Array(),
    stamp: new Uint32Array(),
  };
  /** By the number of a name in `texts`, its folded copy in `folded`: each distinct name is folded once. */
  const foldedOf: number[] = [];
  let flags = new Uint8Array();
  let highest = 0;
  let count = 0;

  function reserve(players: number): void {
    if (players <= flags.length) return;
    for (const name of Object.keys(columns) as (keyof typeof columns)[]) {
      const more = new Uint32Array(players);
      more.set(columns[name]);
      columns[name] = more;
    }
    const more = new Uint8Array(players);
    more.set(flags);
    flags = more;
  }

  const has = (userId: number) => (columns.version[userId - 1] ?? 0) > 0;
  const text = (column: Uint32Array, index: number) => texts.text(column[index] as number);

  return {
    has,
    reserve,
    get(userId) {
      if (!has(userId)) return undefined;
      const index = userId - 1;
      return {
        _id: userId,
        version: (columns.version[index] as number) - 1,
        firstname: text(columns.firstname, index),
        lastname: text(columns.lastname, index),
        city: text(columns.city, index),
        pictureStamp: text(columns.stamp, index),
        isLocked: flags[index] === LOCKED,
      };
    },
    isLocked: (userId) => flags[userId - 1] === LOCKED,
    highest: () => highest,
    count: () => count,
    inactive() {
      const inactive = new Uint8Array(highest);
      for (let index = 0; index < highest; index++) if (!columns.version[index]) inactive[index] = 1;
      return inactive;
    },
    names: { folded, first: () => columns.foldedFirst, last: () => columns.foldedLast },
    apply(player) {
      const index = player._id - 1;
      const version = player.version + 1;
      if (index >= flags.length) reserve(Math.max(player._id, flags.length * 2, 1_024));
      const known = columns.version[index] as number;
      if (known >= version) return 'known';
      columns.version[index] = version;
      const [first, last] = [texts.intern(player.firstname), texts.intern(player.lastname)];
      columns.firstname[index] = first;
      columns.lastname[index] = last;
      columns.foldedFirst[index] = foldedOf[first] ??= folded.intern(foldText(player.firstname));
      columns.foldedLast[index] = foldedOf[last] ??= folded.intern(foldText(player.lastname));
      columns.city[index] = texts.intern(player.city);
      columns.stamp[index] = texts.intern(player.pictureStamp);
      flags[index] = player.isLocked ? LOCKED : 0;
      if (known) return 'changed';
      count++;
      if (player._id > highest) highest = player._id;
      return 'new';
    },
  };
}
