import { refetchActive } from './active-queries.ts';

/** Another service learns of the change by an event; an earlier query may read the old state. */
const PROPAGATED_AFTER_MS = [500, 2_000, 8_000];

/** Refetches these queries until the event must have arrived, or the answer is no longer needed. */
export const refetchUntilPropagated = async (
  names: readonly string[],
  isOver = () => false,
): Promise<void> => {
  for (const ms of PROPAGATED_AFTER_MS) {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await Promise.all(names.map((name) => refetchActive(name)));
    if (isOver()) return;
  }
};
