import type { FastifyInstance } from 'fastify';

const SHARED = 'X-Forwarded-For is not believed: all visitors share one address. Set TRUST_PROXY';

/**
 * Warns once that requests come through an untrusted proxy. All visitors then have its address, and share every limit
 * per address. It warns at the start if the public address uses TLS, which only a proxy can provide. Otherwise it warns
 * at the first request with a proxy's header.
 */
export function warnAboutProxy(
  app: FastifyInstance,
  { TRUST_PROXY, PUBLIC_URL }: { TRUST_PROXY: string; PUBLIC_URL: string },
): void {
  if (TRUST_PROXY !== 'false') return;
  let said = PUBLIC_URL.startsWith('https:');
  if (said) app.log.warn({ publicUrl: PUBLIC_URL }, SHARED);
  app.addHook('onRequest', ({ headers, log, socket }, _reply, done) => {
    if (!said && headers['x-forwarded-for'] !== undefined) {
      said = true;
      log.warn({ address: socket.remoteAddress }, SHARED);
    }
    done();
  });
}
