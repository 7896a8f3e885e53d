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
  /** All that locks, as it stands now: of bonus questions the deadline may move until it is over. */
  columnsToFreeze(): Promise<readonly ColumnToFreeze[]>;
  slips: SlipStore;
  players: Pick<PlayerStore, 'registeredSince'>;
  columns: ColumnStore;
};

/** Freezing starts this long after the lock: later than the last moment at which a save can still take effect. */
const FREEZE_AFTER_MS = WRITE_GRACE_MS + MAX_WRITE_MS + 1_100;

/** @returns the instant (ms since 1970) from which on no save can change what was chosen. */
export const freezableAt = ({ locksAt }: ColumnToFreeze): number => locksAt + FREEZE_AFTER_MS;

/** The columns that may be frozen by now and are not. */
export async function dueColumns({ clock, columnsToFreeze, columns }: FreezeDeps): Promise<ColumnToFreeze[]> {
  const now = clock.now().getTime();
  const [all, frozen] = [await columnsToFreeze(), await columns.frozen()];
  return all.filter((one) => freezableAt(one) <= now && !frozen.has(one.key));
}

/** Slips of one read: so few that they are no burden to memory, so many that the way to the database does not count. */
const BATCH = 1_000;
/**
 * After each read the database is left to the players for this many times as long as that took, so that their saves, of
 * which there are most around a kick-off, hardly notice. Measured: docs/bench/million.json.
 */
const REST = 2;

/**
 * Freezes all columns that are due, in one pass over the slips: the one place where work grows with the number of
 * players. Each choice goes straight into its cell; nothing else is kept of a player. The bytes follow from slips that no
 * save can change any more, so that it may be done twice.
 * @returns what was frozen now
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
    // Players who registered between the lock and now were not there.
    const late = await registered.registeredSince(new Date(locksAt));
    frozen.push({ key, path, write, late, column: empty(players) });
  }
  for (let from = 1; from <= players; from += BATCH) {
    signal.throwIfAborted();
    const asked = performance.now();
    for (const slip of await slips.range(from, Math.min(from + BATCH - 1, players), paths))
      for (const { path, write, column, late } of frozen)
        if (!late.has(slip._id) || isChosen(slip, path)) write(column, slip);
    if (from + BATCH <= players) await sleep(REST * (performance.now() - asked));
  }
  for (const { key, column } of frozen) await columns.put(key, column, lease, clock.now());
  const keys = due.map(({ key }) => key);
  log.info({ columns: keys, players, ms: Math.round(performance.now() - started) }, 'columns frozen');
  return keys;
}

/** An entry in a slip was in time, whatever the clock of another service says of the registration. */
const isChosen = (slip: SlipPart, path: string): boolean =>
  path
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], slip) !==
  undefined;
