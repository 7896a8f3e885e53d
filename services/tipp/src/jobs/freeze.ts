import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '@tippspiel/shared/platform/clock/clock';
import type { Run } from '@tippspiel/shared/platform/jobs/run-job';
import type { Logger } from '@tippspiel/shared/platform/log/logger';
import { WRITE_GRACE_MS } from '../app/deadline.ts';
import type { ColumnKey } from '../domain/columns/column-key.ts';
import type { ColumnStore } from '../store/columns/columns.ts';
import { MAX_WRITE_MS } from '../store/deadline.ts';
import type { PlayerStore } from '../store/players/players.ts';
import type { SlipPart, SlipStore } from '../store/tipps/slips.ts';
import type { ColumnToFreeze } from './columns-to-freeze.ts';

export type FreezeDeps = {
  clock: Clock;
  log: Logger;
  /** All columns with their current locks: a bonus question's deadline may move until it has passed. */
  columnsToFreeze(): Promise<readonly ColumnToFreeze[]>;
  slips: SlipStore;
  players: Pick<PlayerStore, 'registeredSince'>;
  columns: ColumnStore;
};

/** Freezing starts this long after the lock: after the last instant at which a save can still take effect. */
const FREEZE_AFTER_MS = WRITE_GRACE_MS + MAX_WRITE_MS + 1_100;

/** @returns the instant (ms since 1970) from which on no save can change these entries. */
export const freezableAt = ({ locksAt }: ColumnToFreeze): number => locksAt + FREEZE_AFTER_MS;

/** The columns that are due but not frozen. */
export async function dueColumns({ clock, columnsToFreeze, columns }: FreezeDeps): Promise<ColumnToFreeze[]> {
  const now = clock.now().getTime();
  const [all, frozen] = [await columnsToFreeze(), await columns.frozen()];
  return all.filter((one) => freezableAt(one) <= now && !frozen.has(one.key));
}

/** Slips per read: small enough for memory, large enough to make round trips negligible. */
const BATCH = 1_000;
/**
 * After each read the job pauses for this many times the read's duration. Most saves arrive around a kick-off, and they
 * are hardly delayed this way. Measured: docs/bench/million.json.
 */
const REST = 2;

/**
 * Freezes all due columns in one pass over the slips. This is the only place that reads all slips. Each entry goes
 * straight into its cell, and nothing else of a player is kept. No save can change these slips any more, so a repeated
 * pass gives the same bytes.
 * @returns the keys of the newly frozen columns
 * @throws LeaseLostError, or the reason of the run's signal
 */
export async function freezeDue(deps: FreezeDeps, { lease, signal }: Run): Promise<ColumnKey[]> {
  const { clock, log, slips, columns, players: registered } = deps;
  const due = await dueColumns(deps);
  if (!due.length) return [];
  const started = performance.now();
  for (const { key } of due) await columns.fence(key, lease);
  const players = await slips.highestId();
  const paths = due.map(({ path }) => path);
  const frozen = [];
  for (const { key, locksAt, path, empty, write } of due) {
    // Players who registered after the lock count as absent.
    const late = await registered.registeredSince(new Date(locksAt));
    frozen.push({ key, path, write, late, column: empty(players), unknown: 0 });
  }
  for (let from = 1; from <= players; from += BATCH) {
    signal.throwIfAborted();
    const asked = performance.now();
    for (const slip of await slips.range(from, Math.min(from + BATCH - 1, players), paths))
      for (const one of frozen)
        if ((!one.late.has(slip._id) || isChosen(slip, one.path)) && !one.write(one.column, slip))
          one.unknown += 1;
    if (from + BATCH <= players) await sleep(REST * (performance.now() - asked));
  }
  for (const { key, column, unknown } of frozen) {
    // One of them must not stop the others, nor the columns that are due together.
    if (unknown) log.error({ column: key, unknown }, 'unknown teams are frozen as no choice');
    await columns.put(key, column, lease, clock.now());
  }
  const keys = due.map(({ key }) => key);
  log.info({ columns: keys, players, ms: Math.round(performance.now() - started) }, 'columns frozen');
  return keys;
}

/** An entry in a slip was in time, even if the user service's clock dates the registration later. */
const isChosen = (slip: SlipPart, path: string): boolean =>
  path
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], slip) !==
  undefined;
