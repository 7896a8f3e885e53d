import type { FastifyHelmetOptions } from '@fastify/helmet';

/** Everything from our own origin only; the page's configuration is data, not script, and needs no exception. */
export function securityHeaders(publicUrl: string): FastifyHelmetOptions {
  const self = ["'self'"];
  const https = publicUrl.startsWith('https:');
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: self,
        scriptSrc: self,
        styleSrc: self,
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: self,
        connectSrc: self,
        manifestSrc: self,
        workerSrc: self,
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: self,
        frameAncestors: ["'none'"],
      },
    },
    hsts: https ? { maxAge: 180 * 86_400 } : false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  };
}
