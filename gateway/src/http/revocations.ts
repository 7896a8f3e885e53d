import { SESSION_REVOKED_HINT } from '@tippspiel/shared/auth/session';
import { connectBus, type Bus } from '@tippspiel/shared/nats/bus';
import type { Logger } from 'pino';
import type { Gauge } from 'prom-client';
import { z } from 'zod';
import type { Sessions } from '../session/sessions.ts';

const RETRY_MS = 2_000;
const hint = z.object({ sessionIds: z.array(z.string()) });

/**
 * Listens for sessions that ended. The gateway starts and goes on without NATS too: sessions are believed for a shorter
 * time then, and looked up anew once it is back.
 */
export function followRevocations(
  sessions: Sessions,
  options: { url: string; namespace: string; log: Logger; gauge: Gauge },
): { close(): Promise<void> } {
  let bus: Bus | undefined;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const opened = await connectBus({
      url: options.url,
      namespace: options.namespace,
      log: options.log,
      service: 'gateway',
    });
    if (closed) return opened.close();
    bus = opened;
    bus.onHint(SESSION_REVOKED_HINT, (data) => {
      const revoked = hint.safeParse(data);
      if (revoked.success) sessions.forget(revoked.data.sessionIds);
    });
    bus.onHearing((hears) => {
      sessions.hears(hears);
      options.gauge.set(hears ? 1 : 0);
    });
  }

  function tryAgain(): void {
    connect().catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      options.log.warn({ reason }, 'NATS cannot be reached: sessions that end are noticed later');
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
