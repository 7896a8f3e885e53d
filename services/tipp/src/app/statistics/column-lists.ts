import { firstIndexWhere } from '../../domain/first-index-where.ts';
import { inSlices } from '@tippspiel/shared/platform/clock/slices';
import { createBoundedQueue } from '@tippspiel/shared/platform/queue/bounded-queue';
import { isMatchKey, type ColumnKey } from '../../domain/columns/column-key.ts';
import { cellsOf } from '../../domain/columns/column.ts';
import { countWanted, selectPlayers, type WantedCells } from '../../domain/statistics/select-players.ts';
import type { ColumnReader } from '../../projection/columns.ts';
import { createCache } from '@tippspiel/shared/platform/queue/cache';
import type { Ranks } from '../../projection/ranks.ts';

/** The players with a selected cell in a frozen column, by rank. */
export type ColumnLists = {
  /**
   * The numbers of all these players in the order of the ranking, cached while the ranking does not change.
   * @param name identifies the selection in the cache
   * @returns null while the column is not frozen
   * @param viewer viewers take turns
   * @throws AppError UNAVAILABLE if too many other lists are queued; RATE_LIMITED if too many are this viewer's
   */
  select(
    ranks: Ranks,
    column: ColumnKey,
    name: string,
    wanted: WantedCells,
    viewer: number,
  ): Promise<Uint32Array | null>;
  /** Filters a few players, keeping their order. @returns null while the column is not frozen */
  among(players: Uint32Array, column: ColumnKey, wanted: WantedCells): Promise<Uint32Array | null>;
};

/** Four bytes per listed player: room for eight lists of a million players. */
const KEPT_BYTES = 32 * 1_024 * 1_024;
/** Overhead of a cache entry besides its players. */
const ENTRY_BYTES = 512;
/** Filtering a million players takes some milliseconds, so a full queue is processed in time. */
const WAITING = 200;
/** A page shows one list. */
const WAITING_OF_ONE = 5;
const WAIT_MS = 3_000;

type Deps = {
  columns: Pick<ColumnReader, 'column'>;
  /** The number of players by cell in a frozen column. */
  count(column: ColumnKey): Promise<Uint32Array | null>;
};

export function createColumnLists({ columns, count }: Deps): ColumnLists {
  const lists = createCache<Uint32Array>(KEPT_BYTES, ({ buffer }) => ENTRY_BYTES + buffer.byteLength);
  const queue = createBoundedQueue({
    ...{ concurrency: 1, maxQueued: WAITING, maxWaitMs: WAIT_MS },
    perKey: { concurrency: 1, maxQueued: WAITING_OF_ONE },
  });

  async function cellsIn(key: ColumnKey): Promise<Uint8Array | Uint16Array | null> {
    const column = await columns.column(key);
    return column && isMatchKey(key) ? cellsOf(column) : column;
  }

  return {
    async select(ranks, key, name, wanted, viewer) {
      const [cells, counted] = [await cellsIn(key), await count(key)];
      if (!cells || !counted) return null;
      const order = ranks.order.subarray(0, endOfColumn(ranks, cells.length));
      return lists.get(`${ranks.version}/${ranks.gone}/${order.length} ${key} ${name}`, () =>
        queue.run(() => inSlices(selectPlayers(order, cells, wanted, countWanted(counted, wanted))), {
          key: viewer,
        }),
      );
    },
    async among(players, key, wanted) {
      const cells = await cellsIn(key);
      return cells && inSlices(selectPlayers(players, cells, wanted, players.length));
    },
  };
}

/**
 * The index in the order after which no player is covered by a column. Players without a tipp are sorted by number, so
 * registrations after the lock are all behind it.
 */
const endOfColumn = ({ order, untippedFrom: from }: Ranks, players: number): number =>
  from + firstIndexWhere(order.length - from, (at) => (order[from + at] as number) >= players);
