import { setTimeout as pause } from 'node:timers/promises';
import { conflict } from '../../contracts/errors/app-error.ts';
import { retryDeadlocks } from './deadlock.ts';

/** For players, when others kept changing the same thing; nothing of the change was written. */
export const CHANGED_MEANWHILE =
  'Hier hat sich gerade gleichzeitig etwas geändert. Bitte versuche es noch einmal.';

const ATTEMPTS = 50;
/** A pause grows by this with every attempt, up to ten times it. */
const PAUSE_MS = 3;

type Change<Before, After> = {
  read(): Promise<Before>;
  /** @returns the next state, or null for no change; may throw to refuse. Runs again for every attempt. */
  decide(before: Before): After | null | Promise<After | null>;
  /** Writes only where `before` still stands. @returns false, writing nothing, when it does not */
  write(after: After, before: Before): Promise<boolean>;
};

/**
 * The one optimistic loop: reads, decides, writes under the condition that nothing changed in between, and starts again
 * when something did, after a short pause of random length so that many at once do not keep in step. Gives up after
 * fifty attempts, about a second: hundreds may change one document at once.
 * @returns what stood there, and what was written (null: nothing)
 * @throws AppError CONFLICT when others were always faster; whatever `decide` throws
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
