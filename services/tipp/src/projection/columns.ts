import { choiceAt } from '../domain/columns/choice-column.ts';
import { tippAt } from '../domain/columns/column.ts';
import { matchKey, type ColumnKey } from '../domain/columns/column-key.ts';
import type { Tipp } from '../domain/tipps/scoring.ts';
import type { ColumnStore } from '../store/columns/columns.ts';
import { createCache } from './cache.ts';

/** This process's cache of frozen columns; each is read once. */
export type ColumnReader = {
  /** @returns null while the column is not frozen. */
  column(key: ColumnKey): Promise<Uint8Array | null>;
  /** @returns null while the column is not frozen; no goals for an absent player. */
  tippOf(matchId: number, userId: number): Promise<Tipp | null>;
  /** @returns null while the column is not frozen, otherwise the choice, if any. */
  choiceOf(key: ColumnKey, userId: number): Promise<{ choice: number | null } | null>;
};

export function createColumnReader(store: ColumnStore): ColumnReader {
  const known = createCache<Uint8Array>(Infinity);
  const column = (key: ColumnKey) => known.get(key, () => store.get(key));

  return {
    column,
    async tippOf(matchId, userId) {
      const frozen = await column(matchKey(matchId));
      return frozen && tippAt(frozen, userId - 1);
    },
    async choiceOf(key, userId) {
      const frozen = await column(key);
      return frozen && { choice: choiceAt(frozen, userId - 1) };
    },
  };
}
