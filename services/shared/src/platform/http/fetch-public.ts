import { lookup } from 'node:dns';
import { isIP } from 'node:net';
import type { Readable } from 'node:stream';
import { Agent, request } from 'undici';
import { isPublicAddress } from './public-address.ts';

/** Decides which addresses are allowed. Tests replace these rules to use their own servers. */
export type PublicRules = {
  isAllowed(url: URL): boolean;
  isPublic(address: string): boolean;
};

type Options = { maxBytes: number; timeoutMs: number; rules?: Partial<PublicRules> };

const CONNECTIONS = 2;
const CONNECT_TIMEOUT_MS = 2_000;
const MAX_REDIRECTS = 3;
const redirects = new Set([301, 302, 303, 307, 308]);

/** https at the default port, without user name and password. */
const isHttps = ({ protocol, port, username, password }: URL): boolean =>
  protocol === 'https:' && port === '' && username === '' && password === '';

/** Discards an unused body. Its premature end is not an error. */
const discard = (body: Readable): void => void body.on('error', () => undefined).destroy();

/**
 * Fetches untrusted URLs, but never from the internal network (SSRF). The addresses of a host name are checked at the
 * moment of connecting, so that DNS rebinding does not help an attacker. Each redirect is checked in the same way.
 */
export function createPublicFetch({ maxBytes, timeoutMs, rules = {} }: Options) {
  const { isAllowed = isHttps, isPublic = isPublicAddress } = rules;
  const trusted = new Agent({ connections: CONNECTIONS, connect: { timeout: CONNECT_TIMEOUT_MS } });
  const agent = new Agent({
    connections: CONNECTIONS,
    connect: {
      timeout: CONNECT_TIMEOUT_MS,
      lookup(hostname, options, done) {
        lookup(hostname, { ...options, all: true }, (error, found = []) => {
          const [first, ...rest] = found.filter(({ address }) => isPublic(address));
          if (error || !first) done(error ?? new Error('no public address'), '', 0);
          else if (options.all) done(null, [first, ...rest]);
          else done(null, first.address, first.family);
        });
      },
    },
  });

  function assertAllowed(url: URL): void {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    // A numeric address is connected to without a DNS lookup.
    if (!isAllowed(url) || (isIP(host) && !isPublic(host))) throw new Error('not allowed');
  }

  async function ask(url: URL, home: string | undefined, signal: AbortSignal, left: number): Promise<Buffer> {
    const isHome = url.origin === home;
    if (!isHome) assertAllowed(url);
    const { statusCode, headers, body } = await request(url, {
      dispatcher: isHome ? trusted : agent,
      signal,
    });
    if (redirects.has(statusCode) && left > 0) {
      discard(body);
      return ask(new URL(String(headers['location']), url), home, signal, left - 1);
    }
    if (statusCode !== 200) {
      discard(body);
      throw new Error(`status ${statusCode}`);
    }
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of body as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new Error('too large');
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  }

  return {
    /**
     * Fetches an untrusted URL. Rejects on any failure.
     * @param isTrusted operators have configured this URL's origin themselves, so requests to it skip the checks
     */
    async read(address: string, isTrusted = false): Promise<Buffer> {
      const url = new URL(address);
      const home = isTrusted ? url.origin : undefined;
      return ask(url, home, AbortSignal.timeout(timeoutMs), MAX_REDIRECTS);
    },
    async close(): Promise<void> {
      await Promise.all([agent.destroy(), trusted.destroy()]);
    },
  };
}
