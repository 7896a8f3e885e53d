import type { Clock } from '@tippspiel/shared/clock/clock';
import type { Logger } from '@tippspiel/shared/log/logger';
import { buildColumn, type ColumnEntry } from '../domain/column.ts';
import { isLocked, kickoffMs } from '../domain/locking.ts';
import type { ColumnStore } from '../store/columns.ts';
import { MAX_WRITE_MS } from '../store/slip-writer.ts';
import { tippKey, type SlipStore } from '../store/slips.ts';
import type { BoardHolder } from './board.ts';
import { WRITE_GRACE_MS } from './save-tipp.ts';
import { toTipp } from './tipp-view.ts';

type Deps = {
  clock: Clock;
  board: BoardHolder;
  slips: SlipStore;
  columns: ColumnStore;
  log: Logger;
};

/** Freezing starts this long after the lock: later than the last moment at which a save can still take effect. */
const FREEZE_AFTER_MS = WRITE_GRACE_MS + MAX_WRITE_MS + 1_100;

/**
 * Freezes the columns of all matches that are locked and not frozen yet, in one pass over the slips: the one place
 * where work grows with the number of players. Any process may do it, also twice: the bytes are the same.
 * @returns ids of the matches frozen now
 */
export async function freezeLocked({ clock, board, slips, columns, log }: Deps): Promise<number[]> {
  const before = clock.now().getTime() - FREEZE_AFTER_MS;
  const locked = board
    .current()
    .tournament.matches.filter((match) => isLocked(match, before))
    .map(({ id }) => id);
  const frozen = await columns.frozen();
  const due = locked.filter((id) => !frozen.has(id));
  if (!due.length) return [];

  const started = performance.now();
  const entries = new Map<number, ColumnEntry[]>(due.map((id) => [id, []]));
  let players = 0;
  for await (const { _id, tipps } of slips.each(due)) {
    players = Math.max(players, _id);
    for (const id of due) {
      const stored = tipps[tippKey(id)];
      const tipp = { ...toTipp(stored), isRandom: stored?.random ?? false, isPresent: true };
      entries.get(id)?.push({ player: _id - 1, tipp });
    }
  }
  for (const [id, list] of entries) await columns.put(id, buildColumn(players, list));
  log.info({ matches: due, players, ms: Math.round(performance.now() - started) }, 'columns frozen');
  return due;
}

/** @returns milliseconds until the next column is due, null after the last. */
export function untilNextFreeze({ clock, board }: Pick<Deps, 'clock' | 'board'>): number | null {
  const now = clock.now().getTime();
  const next = board
    .current()
    .tournament.matches.map((match) => kickoffMs(match) + FREEZE_AFTER_MS)
    .filter((at) => at > now);
  return next.length ? Math.min(...next) - now : null;
}
