import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '@tippspiel/shared/clock/clock';
import type { Run } from '@tippspiel/shared/jobs/run-job';
import type { Logger } from '@tippspiel/shared/log/logger';
import { toTipp } from '../app/tipps/tipp-view.ts';
import { WRITE_GRACE_MS } from '../app/tipps/save-tipp.ts';
import { emptyColumn, writeTipp } from '../domain/columns/column.ts';
import { kickoffMs } from '../domain/matches/locking.ts';
import type { Match, Tournament } from '../domain/tournament/tournament.ts';
import type { ColumnStore } from '../store/columns/columns.ts';
import { MAX_WRITE_MS } from '../store/tipps/slip-writer.ts';
import { tippKey, type SlipStore } from '../store/tipps/slips.ts';

export type FreezeDeps = {
  clock: Clock;
  log: Logger;
  tournament: Tournament;
  slips: SlipStore;
  columns: ColumnStore;
};

/** Freezing starts this long after the lock: later than the last moment at which a save can still take effect. */
const FREEZE_AFTER_MS = WRITE_GRACE_MS + MAX_WRITE_MS + 1_100;

/** @returns the instant (ms since 1970) from which on no save can change what was tipped on a match. */
export const freezableAt = (match: Match): number => kickoffMs(match) + FREEZE_AFTER_MS;

/** Ids of the matches whose column may be frozen by now and is not. */
export async function dueColumns({ clock, tournament, columns }: FreezeDeps): Promise<number[]> {
  const now = clock.now().getTime();
  const frozen = await columns.frozen();
  return tournament.matches
    .filter((match) => freezableAt(match) <= now && !frozen.has(match.id))
    .map(({ id }) => id);
}

/** Slips of one read: so few that they are no burden to memory, so many that the way to the database does not count. */
const BATCH = 1_000;
/**
 * After each read the database is left to the players for this many times as long as that took, so that their saves, of
 * which there are most around a kick-off, hardly notice. Measured: docs/PERFORMANCE.md, 'A million players'.
 */
const REST = 2;

/**
 * Freezes the columns of all matches that are due, in one pass over the slips: the one place where work grows with the
 * number of players. Each tipp goes straight into its two bytes; nothing else is kept of a player. The bytes follow from
 * slips that no save can change any more, so that it may be done twice.
 * @returns ids of the matches frozen now
 * @throws LeaseLostError, or the reason of the run's signal
 */
export async function freezeDue(deps: FreezeDeps, { lease, signal }: Run): Promise<number[]> {
  const { clock, log, slips, columns } = deps;
  const due = await dueColumns(deps);
  if (!due.length) return due;
  const started = performance.now();
  for (const id of due) await columns.claim(id, lease);
  // Who comes later was not there at the lock.
  const players = await slips.highestId();
  const frozen = due.map((id) => ({ id, key: tippKey(id), column: emptyColumn(players) }));
  for (let from = 1; from <= players; from += BATCH) {
    signal.throwIfAborted();
    const asked = performance.now();
    for (const { _id, tipps } of await slips.range(from, Math.min(from + BATCH - 1, players), due)) {
      for (const { key, column } of frozen) {
        const stored = tipps[key];
        writeTipp(column, _id - 1, { ...toTipp(stored), isRandom: stored?.random ?? false, isPresent: true });
      }
    }
    if (from + BATCH <= players) await sleep(REST * (performance.now() - asked));
  }
  for (const { id, column } of frozen) await columns.put(id, column, lease, clock.now());
  log.info({ matches: due, players, ms: Math.round(performance.now() - started) }, 'columns frozen');
  return due;
}
