import type { StatisticsMemory } from '../app/statistics/statistics-memory.ts';
import { matchKey, type ColumnKey } from '../domain/columns/column-key.ts';
import { kickoffMs } from '../domain/matches/locking.ts';
import type { Tournament } from '../domain/tournament/tournament.ts';

/** Those who look at once look at what has just locked: two matches at the end of a group, and what was before. */
const LATEST = 4;

/** Counts the matches that locked last, in every process, as soon as they are frozen: before anybody asks. */
export function createReadAhead({ matches }: Tournament, statistics: Pick<StatisticsMemory, 'cells'>) {
  const byLock = [...matches].sort((a, b) => kickoffMs(a) - kickoffMs(b) || a.id - b.id);
  return async (frozen: ReadonlySet<ColumnKey>): Promise<void> => {
    const latest = byLock.filter(({ id }) => frozen.has(matchKey(id))).slice(-LATEST);
    for (const { id } of latest) await statistics.cells(id);
  };
}
