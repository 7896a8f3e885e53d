import type { Logger } from 'pino';
import { repeat } from '../clock/repeat.ts';
import { coalesce } from '../queue/coalesce.ts';
import type { Bus } from '../nats/bus.ts';
import type { Departure, Departures } from './departures.ts';

type Options = {
  bus: Bus;
  /** The name of the service, which its consumer's name begins with. */
  service: string;
  departures: Departures;
  /**
   * Removes all of a player's data from the service. It must be idempotent, also after a crash midway.
   * @returns false if something must stay for now, such as an event that is not published yet
   */
  remove(userId: number): Promise<boolean | void>;
  log: Logger;
  everyMs?: number;
};

const BATCH = 100;
/** Concurrent removals, so that a player with much data does not delay the others. */
const AT_ONCE = 4;

/**
 * Receives departures and removes the players' data: at once, and several times more (`departures.ts`), because writes
 * in flight may still arrive in any order. A removal that fails or crashes is retried until it succeeds. The numbers of
 * departed players stay stored, so that later writes can check them.
 */
export async function consumeDepartures(options: Options) {
  const { bus, service, departures, remove, log, everyMs = 5_000 } = options;
  let closed = false;

  /** Renews the lease during a removal, so that no other process begins with it. */
  function keepLease(leased: Departure): { end(): Promise<Departure | null> } {
    let kept: Departure | null = leased;
    const renewing = repeat({
      name: 'lease of a departure',
      everyMs: departures.leaseMs / 3,
      work: async () => void (kept &&= await departures.lease(kept)),
      log,
    });
    return {
      async end() {
        await renewing.close();
        return kept;
      },
    };
  }

  async function pass(leased: Departure): Promise<void> {
    const keeping = keepLease(leased);
    try {
      const isDone = (await remove(leased.userId)) !== false;
      const kept = await keeping.end();
      if (kept) await departures.passed(kept, isDone);
    } catch (error) {
      log.warn({ err: error, userId: leased.userId }, 'leaving: will try again');
    } finally {
      await keeping.end();
    }
  }

  const running = new Set<Promise<void>>();

  /** Starts due removals, up to the limit of concurrent ones. */
  const beginDue = coalesce(async () => {
    for (;;) {
      const due = await departures.due(BATCH);
      for (const departure of due) {
        while (running.size >= AT_ONCE) await Promise.race(running);
        const leased = closed ? null : await departures.lease(departure);
        if (!leased) continue;
        const passing = pass(leased).finally(() => running.delete(passing));
        running.add(passing);
      }
      if (closed || due.length < BATCH) return;
    }
  });

  await bus.consume({
    name: `${service}-departures`,
    types: ['user.account.deleted.v1'],
    async handle(events) {
      for (const { data } of events) await departures.note(data.userId);
      // The stored departure now guarantees the removal.
      beginDue('all').catch((error: unknown) => log.warn({ err: error }, 'leaving: will try again'));
    },
  });
  const rounds = repeat({ name: 'leaving', everyMs, work: () => beginDue('all'), log });
  return {
    /** Starts all due removals, and resolves when each was attempted. */
    async drain(): Promise<void> {
      await beginDue('all');
      await Promise.all(running);
    },
    async close(): Promise<void> {
      closed = true;
      await rounds.close();
      await Promise.all(running);
    },
  };
}
