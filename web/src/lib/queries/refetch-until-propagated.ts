import { refetchActive } from './active-queries.ts';

/** Where another service hears by an event of what was just done: asked sooner it may say what was. */
const PROPAGATED_AFTER_MS = [500, 2_000, 8_000];

/** Asks these queries again until it has heard, or nobody needs to know any more. */
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
