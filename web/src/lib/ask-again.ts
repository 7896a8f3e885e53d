import type { Poller } from './poller.ts';

const shown = new Map<Poller, string>();

/** Remembers what a screen shows, until the function it returns is called. */
export const show = (poller: Poller, name: string): (() => void) => {
  shown.set(poller, name);
  return () => shown.delete(poller);
};

/** Asks anew for everything that is shown, or for one operation of it; resolves when all have been answered or have failed. */
export const askAgain = async (name?: string): Promise<void> => {
  const asked = [...shown].filter(([, each]) => name === undefined || each === name);
  await Promise.all(asked.map(([poller]) => poller.askAnew()));
};
