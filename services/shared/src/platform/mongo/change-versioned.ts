import { setTimeout as pause } from 'node:timers/promises';
import { conflict } from '../../contracts/errors/app-error.ts';
import { retryDeadlocks } from './deadlock.ts';

/** Shown to players after too many conflicting changes. Nothing was written. */
export const CHANGED_MEANWHILE =
  'Hier hat sich gerade gleichzeitig etwas geändert. Bitte versuche es noch einmal.';

const ATTEMPTS = 50;
/** The pause grows by this with every attempt, up to ten times this value. */
const PAUSE_MS = 3;

type Change<Before, After> = {
  read(): Promise<Before>;
  /** @returns the next state, or null for no change; may throw to refuse. Runs again in every attempt. */
  decide(before: Before): After | null | Promise<After | null>;
  /** Writes only if `before` is still the stored state. @returns false when it is not; nothing is written then */
  write(after: After, before: Before): Promise<boolean>;
};

/**
 * The only loop for optimistic concurrency: it reads, decides, and writes if nothing changed in between. After a
 * conflict it starts again, following a short random pause that keeps concurrent callers out of step. It gives up after
 * fifty attempts, about a second, so that hundreds may change one document at once.
 * @returns the state before, and what was written (null: nothing)
 * @throws AppError CONFLICT after fifty conflicts; whatever `decide` throws
 */
export async function changeVersioned<Before, After>({
  read,
  decide,
  write,
}: Change<Before, After>): Promise<{ before: Before; after: After | null }> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const before = await read();
    const after = await decide(before);
    if (after === null || (await retryDeadlocks(() => write(after, before)))) return { before, after };
    await pause(Math.random() * Math.min(attempt, 10) * PAUSE_MS);
  }
  throw conflict(CHANGED_MEANWHILE);
}
