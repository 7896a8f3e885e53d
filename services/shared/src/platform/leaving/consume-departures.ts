import type { Logger } from 'pino';
import { repeat } from '../clock/repeat.ts';
import { coalesce } from '../mongo/coalesce.ts';
import type { Bus } from '../nats/bus.ts';
import type { Departure, Departures } from './departures.ts';

export type Leaving = {
  /** Does what is due now, and resolves when that was tried. */
  drain(): Promise<void>;
  close(): Promise<void>;
};

type Options = {
  bus: Bus;
  /** The service; its consumer is called after it. */
  service: string;
  departures: Departures;
  /** Removes all that the service holds of a player; harmless when repeated, whatever died on the way. */
  remove(userId: number): Promise<void>;
  log: Logger;
  everyMs?: number;
};

const BATCH = 100;
/** So that others do not wait for one of whom there is much to remove. */
const AT_ONCE = 4;

/**
 * Receives departures and removes what this service holds of the players: at once, and several times more (`departures.ts`),
 * so that nothing stays of what was under way at that moment, in whatever order it comes. A removal that fails or dies is tried
 * again until it succeeds. The numbers of those who left stay noted for whatever is written later.
 */
export async function consumeDepartures(options: Options): Promise<Leaving> {
  const { bus, service, departures, remove, log, everyMs = 2_000 } = options;
  let closed = false;

  /** However long a removal takes, no other process begins with it. */
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
      await remove(leased.userId);
      const kept = await keeping.end();
      if (kept) await departures.passed(kept);
    } catch (error) {
      log.warn({ err: error, userId: leased.userId }, 'leaving: will try again');
    } finally {
      await keeping.end();
    }
  }

  const running = new Set<Promise<void>>();

  /** Begins with what is due, as far as there is room. */
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
      // From here on the note sees to it, whatever happens.
      beginDue('all').catch((error: unknown) => log.warn({ err: error }, 'leaving: will try again'));
    },
  });
  const rounds = repeat({ name: 'leaving', everyMs, work: () => beginDue('all'), log });
  return {
    async drain() {
      await beginDue('all');
      await Promise.all(running);
    },
    async close() {
      closed = true;
      await rounds.close();
      await Promise.all(running);
    },
  };
}
