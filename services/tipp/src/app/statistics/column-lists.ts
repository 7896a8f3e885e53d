import { inSlices } from '@tippspiel/shared/platform/clock/slices';
import { createBoundedQueue } from '@tippspiel/shared/platform/queue/bounded-queue';
import { isMatchKey, type ColumnKey } from '../../domain/columns/column-key.ts';
import { cellsOf } from '../../domain/columns/column.ts';
import { countWanted, selectPlayers, type WantedCells } from '../../domain/statistics/select-players.ts';
import type { ColumnReader } from '../../projection/columns.ts';
import { createMemory } from '../../projection/memory.ts';
import type { Ranks } from '../../projection/ranks.ts';

/** The players with a wanted cell in a frozen column, by rank. */
export type ColumnLists = {
  /**
   * Player numbers of all of them in the order of the ranking, kept while nothing of it changes.
   * @param name of what is wanted, for those who ask for the same
   * @returns null while the column is not frozen
   * @throws AppError UNAVAILABLE when too many other lists are asked for at the same time
   */
  select(ranks: Ranks, column: ColumnKey, name: string, wanted: WantedCells): Promise<Uint32Array | null>;
  /** Those of a few players, in the order given. @returns null while the column is not frozen */
  among(players: Uint32Array, column: ColumnKey, wanted: WantedCells): Promise<Uint32Array | null>;
};

/** Four bytes per player of a list: eight of all players, for a million. */
const KEPT_BYTES = 32 * 1_024 * 1_024;
/** The bytes of an entry beside its players. */
const ENTRY_BYTES = 512;
/** A walk past a million players takes some milliseconds, so that a full queue is through in time. */
const WAITING = 200;
const WAIT_MS = 3_000;

type Deps = {
  columns: Pick<ColumnReader, 'column'>;
  /** How many players have which cell of a frozen column. */
  count(column: ColumnKey): Promise<Uint32Array | null>;
};

export function createColumnLists({ columns, count }: Deps): ColumnLists {
  const lists = createMemory<Uint32Array>(KEPT_BYTES, ({ buffer }) => ENTRY_BYTES + buffer.byteLength);
  const queue = createBoundedQueue({ concurrency: 1, maxQueued: WAITING, maxWaitMs: WAIT_MS });

  async function cellsIn(key: ColumnKey): Promise<Uint8Array | Uint16Array | null> {
    const column = await columns.column(key);
    return column && isMatchKey(key) ? cellsOf(column) : column;
  }

  return {
    async select(ranks, key, name, wanted) {
      const [cells, counted] = [await cellsIn(key), await count(key)];
      if (!cells || !counted) return null;
      const order = ranks.order.subarray(0, endOfColumn(ranks, cells.length));
      return lists.get(`${ranks.version}/${ranks.gone}/${order.length} ${key} ${name}`, () =>
        queue.run(() => inSlices(selectPlayers(order, cells, wanted, countWanted(counted, wanted)))),
      );
    },
    async among(players, key, wanted) {
      const cells = await cellsIn(key);
      return cells && inSlices(selectPlayers(players, cells, wanted, players.length));
    },
  };
}

/**
 * From where on in the order nobody has a cell in a column of so many players: those without a tipp stand by number, so
 * that whoever registered after the lock changes nothing before.
 */
function endOfColumn({ order, untippedFrom }: Ranks, players: number): number {
  let [from, to] = [untippedFrom, order.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((order[middle] as number) < players) from = middle + 1;
    else to = middle;
  }
  return from;
}
