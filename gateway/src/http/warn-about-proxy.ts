import type { FastifyInstance } from 'fastify';

/**
 * Says once that requests come through a proxy which is not trusted: all visitors have its address then, and share every
 * limit that counts by address.
 */
export function warnAboutProxy(app: FastifyInstance, trustProxy: string): void {
  if (trustProxy !== 'false') return;
  let said = false;
  app.addHook('onRequest', async ({ headers, log, socket }) => {
    if (said || headers['x-forwarded-for'] === undefined) return;
    said = true;
    const address = socket.remoteAddress;
    log.warn({ address }, 'X-Forwarded-For is not believed: all visitors share one address. Set TRUST_PROXY');
  });
}
