import type { BoundedQueue } from '@tippspiel/shared/platform/queue/bounded-queue';

type Turn = {
  userId: number;
  /** What is searched for. */
  asked: object;
  /** When the caller gives up, in real time. */
  deadline: Date | undefined;
};

export type Searches = ReturnType<typeof createSearches>;

/**
 * Queues searches: they are expensive, because no index helps them. The gateway sends a slow read again with the same
 * deadline; its copies share one search and one place in the queue.
 */
export function createSearches(queue: BoundedQueue) {
  const underWay = new Map<string, Promise<unknown>>();
  return {
    /** @throws AppError UNAVAILABLE, RATE_LIMITED when its turn does not come */
    run<Result>(work: () => Promise<Result>, turn: Turn): Promise<Result> {
      const name = JSON.stringify(turn);
      const { userId: key, deadline } = turn;
      const found =
        (underWay.get(name) as Promise<Result> | undefined) ??
        queue.run(work, { key, deadline }).finally(() => underWay.delete(name));
      underWay.set(name, found);
      return found;
    },
  };
}
