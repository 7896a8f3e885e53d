import { choiceAt } from '../domain/columns/choice-column.ts';
import { tippAt } from '../domain/columns/column.ts';
import { matchKey, type ColumnKey } from '../domain/columns/column-key.ts';
import type { Tipp } from '../domain/tipps/scoring.ts';
import type { ColumnStore } from '../store/columns/columns.ts';
import { createCache } from '@tippspiel/shared/platform/queue/cache';

export type ColumnReader = ReturnType<typeof createColumnReader>;

/** This process's cache of frozen columns; each is read once. */
export function createColumnReader(store: ColumnStore) {
  const known = createCache<Uint8Array>(Infinity);
  /** @returns null while the column is not frozen. */
  const column = (key: ColumnKey) => known.get(key, () => store.get(key));

  return {
    column,
    /** @returns null while the column is not frozen; no goals for an absent player. */
    async tippOf(matchId: number, userId: number): Promise<Tipp | null> {
      const frozen = await column(matchKey(matchId));
      return frozen && tippAt(frozen, userId - 1);
    },
    /** @returns null while the column is not frozen, otherwise the choice, if any. */
    async choiceOf(key: ColumnKey, userId: number) {
      const frozen = await column(key);
      return frozen && { choice: choiceAt(frozen, userId - 1) };
    },
  };
}
