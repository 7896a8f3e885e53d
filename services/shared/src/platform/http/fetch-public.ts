import { lookup } from 'node:dns';
import { isIP } from 'node:net';
import type { Readable } from 'node:stream';
import { Agent, request } from 'undici';
import { isPublicAddress } from './public-address.ts';

/** The allowed addresses; tests use servers of their own. */
export type PublicRules = {
  isAllowed(url: URL): boolean;
  isPublic(address: string): boolean;
};

type Options = { maxBytes: number; timeoutMs: number; rules?: Partial<PublicRules> };

export type PublicFetch = {
  /**
   * Reads what lies at an address that a stranger gave. Rejects, for whatever reason there is none.
   * @param isTrusted where it lies, operators have named themselves: what is on the way there is not judged
   */
  read(address: string, isTrusted?: boolean): Promise<Buffer>;
  close(): Promise<void>;
};

const CONNECTIONS = 2;
const CONNECT_TIMEOUT_MS = 2_000;
const MOST_REDIRECTS = 3;
const redirects = new Set([301, 302, 303, 307, 308]);

/** https at its own port, without a name and password. */
const isHttps = ({ protocol, port, username, password }: URL): boolean =>
  protocol === 'https:' && port === '' && username === '' && password === '';

/** The body is of no use; that it breaks off is no error. */
const drop = (body: Readable): void => void body.on('error', () => undefined).destroy();

/**
 * Fetches from addresses that others gave, and never from this network: the addresses behind a name are judged in the very
 * moment of connecting, so that a name which changes its mind gains nothing. Each step of a redirect is judged alike.
 */
export function createPublicFetch({ maxBytes, timeoutMs, rules = {} }: Options): PublicFetch {
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

  function judge(url: URL): void {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    // A number is connected to without being looked up.
    if (!isAllowed(url) || (isIP(host) && !isPublic(host))) throw new Error('not allowed');
  }

  async function ask(url: URL, home: string | undefined, signal: AbortSignal, left: number): Promise<Buffer> {
    const isHome = url.origin === home;
    if (!isHome) judge(url);
    const { statusCode, headers, body } = await request(url, {
      dispatcher: isHome ? trusted : agent,
      signal,
    });
    if (redirects.has(statusCode) && left > 0) {
      drop(body);
      return ask(new URL(String(headers['location']), url), home, signal, left - 1);
    }
    if (statusCode !== 200) {
      drop(body);
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
    async read(address, isTrusted = false) {
      const url = new URL(address);
      const home = isTrusted ? url.origin : undefined;
      return ask(url, home, AbortSignal.timeout(timeoutMs), MOST_REDIRECTS);
    },
    async close() {
      await Promise.all([agent.destroy(), trusted.destroy()]);
    },
  };
}
