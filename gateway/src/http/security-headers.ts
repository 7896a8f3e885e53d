import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet, { type HelmetOptions } from 'helmet';
import type { Inline } from '../pages/prerendered-page.ts';

const SELF = "'self'";
export const CSP_HEADER = 'content-security-policy';

/** Extends the policy for a page with inline styles and scripts: it allows exactly these, by their hashes. */
export function withInline(policy: unknown, inline: Inline): string {
  let text = String(policy);
  for (const [directive, hashes] of Object.entries(inline)) {
    const ours = `${directive} ${SELF}`;
    if (!text.includes(ours)) throw new Error(`the policy has no ${ours}`);
    text = text.replace(ours, [ours, ...hashes].join(' '));
  }
  return text;
}

/**
 * Helmet's headers, computed once. They are the same for every response, and computing them each time was a fifteenth
 * of the gateway's work for a save.
 */
export function securityHeaders(publicUrl: string): Record<string, string> {
  const headers: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: string) => void (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  };
  helmet(optionsFor(publicUrl))({} as IncomingMessage, response as never as ServerResponse, () => undefined);
  return headers;
}

/** Allows content from our own origin only. The page's configuration is data, not script, so it needs no exception. */
function optionsFor(publicUrl: string): HelmetOptions {
  const self = [SELF];
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
