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

/**
 * Hears who has left and removes what this service holds of them: at once, and several times more (`departures.ts`), so that
 * nothing stays of what was under way at that moment, in whatever order it comes. A removal that fails or dies is tried again
 * until it succeeds; who left stays noted, by number, for those who write later.
 */
export async function consumeDepartures(options: Options): Promise<Leaving> {
  const { bus, service, departures, remove, log, everyMs = 2_000 } = options;
  let closed = false;

  async function pass(departure: Departure): Promise<void> {
    const claimed = await departures.claim(departure);
    if (!claimed) return;
    try {
      await remove(claimed.userId);
      await departures.passed(claimed);
    } catch (error) {
      log.warn({ err: error, userId: claimed.userId }, 'leaving: will try again');
    }
  }

  const removeDue = coalesce(async () => {
    for (;;) {
      const due = await departures.due(BATCH);
      for (const departure of due) if (!closed) await pass(departure);
      if (closed || due.length < BATCH) return;
    }
  });
  const drain = () => removeDue('all');

  await bus.consume({
    name: `${service}-departures`,
    types: ['user.account.deleted.v1'],
    async handle(events) {
      for (const { data } of events) await departures.note(data.userId);
      // From here on the note sees to it, whatever happens.
      drain().catch((error: unknown) => log.warn({ err: error }, 'leaving: will try again'));
    },
  });
  const rounds = repeat({ name: 'leaving', everyMs, work: drain, log });
  return {
    drain,
    async close() {
      closed = true;
      await rounds.close();
      await drain().catch(() => undefined);
    },
  };
}
