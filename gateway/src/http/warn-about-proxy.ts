import type { FastifyInstance } from 'fastify';

const SHARED = 'X-Forwarded-For is not believed: all visitors share one address. Set TRUST_PROXY';

/**
 * Says once that requests come through a proxy which is not trusted: all visitors have its address then, and share every
 * limit that counts by address. At the start where the public address speaks TLS, which somebody else must do for us;
 * otherwise at the first request that a proxy has marked.
 */
export function warnAboutProxy(
  app: FastifyInstance,
  { TRUST_PROXY, PUBLIC_URL }: { TRUST_PROXY: string; PUBLIC_URL: string },
): void {
  if (TRUST_PROXY !== 'false') return;
  let said = PUBLIC_URL.startsWith('https:');
  if (said) app.log.warn({ publicUrl: PUBLIC_URL }, SHARED);
  app.addHook('onRequest', async ({ headers, log, socket }) => {
    if (said || headers['x-forwarded-for'] === undefined) return;
    said = true;
    log.warn({ address: socket.remoteAddress }, SHARED);
  });
}
