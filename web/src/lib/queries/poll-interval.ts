import { createListeners } from '../listeners.ts';

/** Not more often, whatever the server says. */
const SHORTEST_MS = 60_000;

let interval = SHORTEST_MS;
const changed = createListeners();

/** Milliseconds between two queries of a page that stays open, as the server wants it (`statusIntervall`). */
export const getPollInterval = (): number => interval;

export const setPollInterval = (wanted: number): void => {
  const next = Math.max(SHORTEST_MS, wanted);
  if (next === interval) return;
  interval = next;
  changed.call();
};

export const onPollInterval = changed.add;
