import { createListeners } from '../listeners.ts';
import type { Poller } from './poller.ts';

interface Shown {
  name: string;
  /** When what it shows was answered, by the server's clock in milliseconds; 0 while it is as new as can be. */
  since: () => number;
}

const shown = new Map<Poller, Shown>();
const changed = createListeners();

/** Remembers what a screen shows, until the function it returns is called. */
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

/** Asks again for everything that is shown, or for one operation of it; resolves when all have been answered or have failed. */
export const refetchActive = async (name?: string): Promise<void> => {
  const asked = [...shown].filter(([, each]) => name === undefined || each.name === name);
  await Promise.all(asked.map(([poller]) => poller.refetchAfterWrite()));
};

/** When the oldest of what is shown was answered; 0 while all is as new as can be. */
export const oldestActive = (): number => {
  const ages = [...shown.values()].map(({ since }) => since()).filter((since) => since > 0);
  return ages.length ? Math.min(...ages) : 0;
};

/** Called when that may be another one. */
export const onActiveChange = changed.add;
