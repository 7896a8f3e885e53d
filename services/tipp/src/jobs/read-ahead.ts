import type { StatisticsMemory } from '../app/statistics/statistics-memory.ts';
import { matchKey, type ColumnKey } from '../domain/columns/column-key.ts';
import { byKickoff } from '../domain/matches/locking.ts';
import type { Tournament } from '../domain/tournament/tournament.ts';

/** Right after a lock players look at the latest matches: two at the end of a group phase, and those before. */
const LATEST = 4;

/** Counts the latest locked matches as soon as they are frozen, in every process, before the first request. */
export function createReadAhead({ matches }: Tournament, statistics: Pick<StatisticsMemory, 'cells'>) {
  const byLock = byKickoff(matches);
  return async (frozen: Pick<ReadonlySet<ColumnKey>, 'has'>): Promise<void> => {
    const latest = byLock.filter(({ id }) => frozen.has(matchKey(id))).slice(-LATEST);
    for (const { id } of latest) await statistics.cells(id);
  };
}
