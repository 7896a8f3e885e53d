import { createListeners } from '../listeners.ts';
import type { Poller } from './poller.ts';

interface Shown {
  name: string;
  /** Time of the answer on the screen, in milliseconds by the server's clock; 0 while it is fresh. */
  since: () => number;
}

const shown = new Map<Poller, Shown>();
const changed = createListeners();

/** Registers a query of the screen; returns the function that removes it. */
export const registerActive = (poller: Poller, name: string, since: () => number): (() => void) => {
  shown.set(poller, { name, since });
  const end = poller.subscribe(changed.call);
  changed.call();
  return () => {
    end();
    shown.delete(poller);
    changed.call();
  };
};

/**
 * Refetches all active queries, or one operation; resolves when all are answered or have failed.
 * @returns a failure, if any
 */
export const refetchActive = async (name?: string): Promise<unknown> => {
  const asked = [...shown].filter(([, each]) => name === undefined || each.name === name);
  await Promise.all(asked.map(([poller]) => poller.refetchAfterWrite()));
  return asked.map(([poller]) => poller.state().error).find((error) => error !== undefined);
};

/** Time of the oldest answer on the screen; 0 while all are fresh. */
export const oldestActive = (): number => {
  const ages = [...shown.values()].map(({ since }) => since()).filter((since) => since > 0);
  return ages.length ? Math.min(...ages) : 0;
};

/** Notifies about possible changes of that time. */
export const onActiveChange = changed.add;
