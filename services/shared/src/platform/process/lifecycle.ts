import type { Logger } from 'pino';

export type Closable = { name: string; close(): Promise<unknown> };

const GRACE_MS = 10_000;

/**
 * Ends a process in order on SIGTERM or SIGINT: closes what it is given from first to last (so the server first,
 * finishing what it has begun, the database last), then exits with 0; exits with 1 after ten seconds all the same.
 */
export function closeOnSignal(log: Logger, closables: Closable[]): void {
  let closing = false;
  const close = async (signal: string) => {
    if (closing) return;
    closing = true;
    log.info({ signal }, 'shutting down');
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    for (const { name, close: end } of closables) {
      await end().catch((error: unknown) => log.error({ err: error, name }, 'did not close cleanly'));
    }
    process.exit(0);
  };
  process.once('SIGTERM', (signal) => void close(signal));
  process.once('SIGINT', (signal) => void close(signal));
}
