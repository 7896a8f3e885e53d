import { SESSION_REVOKED_HINT } from '@tippspiel/shared/contracts/auth/session';
import { LIVE_HINT, liveNews, liveTopics } from '@tippspiel/shared/platform/nats/live';
import { connectBus, type Bus } from '@tippspiel/shared/platform/nats/bus';
import type { Logger } from 'pino';
import type { Gauge } from 'prom-client';
import { z } from 'zod';
import type { Announcer } from '../live/announcer.ts';
import type { Streams } from '../live/streams.ts';
import type { Sessions } from '../session/sessions.ts';

const RETRY_MS = 2_000;
const revocation = z.object({ sessionIds: z.array(z.string()) });

type Options = {
  sessions: Sessions;
  streams: Pick<Streams, 'endSessions'>;
  announcer: Pick<Announcer, 'announce'>;
  url: string;
  namespace: string;
  log: Logger;
  gauge: Gauge;
};

/**
 * Subscribes to hints about ended sessions, and about topics that open pages may query again. The gateway also starts
 * and works without NATS. Sessions are then cached for a shorter time, and pages poll at their interval. After a
 * reconnect, sessions are looked up again, and all topics are announced.
 */
export function subscribeToHints(options: Options): { close(): Promise<void> } {
  const { sessions, streams, announcer } = options;
  let bus: Bus | undefined;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const opened = await connectBus({
      url: options.url,
      namespace: options.namespace,
      log: options.log,
      service: 'gateway',
      hintsOnly: true,
    });
    if (closed) return opened.close();
    bus = opened;
    bus.onHint(SESSION_REVOKED_HINT, (data) => {
      const revoked = revocation.safeParse(data);
      if (!revoked.success) return;
      sessions.forget(revoked.data.sessionIds);
      streams.endSessions(revoked.data.sessionIds);
    });
    bus.onHint(LIVE_HINT, (data) => {
      const news = liveNews.safeParse(data);
      if (news.success) announcer.announce([news.data.topic]);
    });
    bus.onConnectionChange((isConnected) => {
      sessions.setConnected(isConnected);
      options.gauge.set(isConnected ? 1 : 0);
      // Hints may have been missed.
      if (isConnected) announcer.announce(liveTopics);
    });
  }

  function tryAgain(): void {
    connect().catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      options.log.warn({ reason }, 'NATS cannot be reached: ends of sessions and news are noticed later');
      if (!closed) timer = setTimeout(tryAgain, RETRY_MS);
    });
  }

  tryAgain();
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      await bus?.close();
    },
  };
}
