import { tippAt, type Column } from '../domain/columns/column.ts';
import type { Tipp } from '../domain/tipps/scoring.ts';
import type { ColumnStore } from '../store/columns/columns.ts';

/** Frozen columns of this process, read once each and kept: two bytes per player and match. */
export type ColumnReader = {
  /** @returns null while the column is not frozen. */
  column(matchId: number): Promise<Column | null>;
  /** @returns null while the column is not frozen; for a player who was not there, no goals. */
  tippOf(matchId: number, userId: number): Promise<Tipp | null>;
};

export function createColumnReader(store: ColumnStore): ColumnReader {
  const known = new Map<number, Column>();
  const reading = new Map<number, Promise<Column | null>>();

  async function read(matchId: number): Promise<Column | null> {
    const column = await store.get(matchId);
    if (column) known.set(matchId, column);
    return column;
  }

  async function column(matchId: number): Promise<Column | null> {
    const kept = known.get(matchId);
    if (kept) return kept;
    const pending = reading.get(matchId) ?? read(matchId).finally(() => reading.delete(matchId));
    reading.set(matchId, pending);
    return pending;
  }

  return {
    column,
    async tippOf(matchId, userId) {
      const frozen = await column(matchId);
      if (!frozen) return null;
      return tippAt(frozen, userId - 1);
    },
  };
}
