import { refetchActive } from './active-queries.ts';

/** Where another service hears by an event of what was just done: asked sooner it may say what was. */
const HEARD_AFTER_MS = [500, 2_000, 8_000];

/** Asks these questions anew until it has heard, or nobody needs to know any more. */
export const askOnceHeard = async (names: readonly string[], isOver = () => false): Promise<void> => {
  for (const ms of HEARD_AFTER_MS) {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await Promise.all(names.map((name) => refetchActive(name)));
    if (isOver()) return;
  }
};
