import { SESSION_REVOKED_HINT, type SessionsRevoked } from '@tippspiel/shared/auth/session';
import { connectBus, type Bus } from '@tippspiel/shared/nats/bus';
import type { Logger } from 'pino';
import type { Sessions } from '../session/sessions.ts';

const RETRY_MS = 2_000;

/** Listens for sessions that ended. The gateway starts without NATS too: then sessions end when their cache does. */
export function followRevocations(
  sessions: Sessions,
  options: { url: string; namespace: string; log: Logger },
): { close(): Promise<void> } {
  let bus: Bus | undefined;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const opened = await connectBus({ ...options, service: 'gateway' });
    if (closed) return opened.close();
    bus = opened;
    bus.onHint(SESSION_REVOKED_HINT, (data) => sessions.forget((data as SessionsRevoked).sessionIds));
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
