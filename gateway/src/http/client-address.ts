import { createHmac } from 'node:crypto';
import { isSameText } from '@tippspiel/shared/contracts/auth/same-text';
import type { FastifyRequest } from 'fastify';

/** Carries the browser's address through rest-compat and back. Only the gateway can create a valid value. */
export const CLIENT_ADDRESS_HEADER = 'x-tippspiel-client';

export type ClientAddresses = ReturnType<typeof createClientAddresses>;

/** Signs addresses with an HMAC, so that rest-compat need not be trusted as a proxy. */
export function createClientAddresses(secret: string) {
  const mac = (address: string) =>
    createHmac('sha256', secret).update(`client ${address}`).digest('base64url');
  return {
    /** The browser's address: Fastify's, or the one that rest-compat returns. */
    of(request: FastifyRequest): string {
      const header = request.headers[CLIENT_ADDRESS_HEADER];
      if (typeof header !== 'string') return request.ip;
      const at = header.indexOf(' ');
      const address = header.slice(at + 1);
      return isSameText(header.slice(0, Math.max(at, 0)), mac(address)) ? address : request.ip;
    },
    /** The header's value for a request to rest-compat. */
    seal: (address: string): string => `${mac(address)} ${address}`,
  };
}
