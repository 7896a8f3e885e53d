import { generateKeyPair, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import type Provider from 'oidc-provider';

export type Person = {
  sub: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
  picture?: string;
};

export type ProviderOptions = {
  /** How the product is known there. */
  client: { id: string; secret: string };
  /** The one page to which browsers go back. */
  redirectUri: string;
  /** It may stand at any address: a test's product has no port yet. */
  isAnyAddress?: boolean;
  /** A free one when left out. */
  port?: number;
  /** Asks for the person: null for a login that is given up, undefined when this answered with a page of its own. */
  identify(request: IncomingMessage, response: ServerResponse): Promise<Person | null | undefined>;
  /** Sees each request first. @returns true when it needs no other answer */
  before?(request: IncomingMessage, response: ServerResponse): boolean;
};

export type OpenIdProvider = {
  issuer: string;
  /** The key that signs ID tokens. */
  key(): Promise<KeyObject>;
  /** Loads what the first visitor would have to wait for. */
  prepare(): Promise<void>;
  stop(): Promise<void>;
};

/** The path on which `identify` is asked. */
const LOGIN_PATH = '/interaction/';
const TTL_SECONDS = 600;

/**
 * A real OpenID Connect provider on loopback, of which nothing lasts: for the demo and for tests. It remembers nobody, so that
 * each login is asked anew who it is. Listens at once, and loads the library for the first who comes.
 */
export async function startOpenIdProvider(options: ProviderOptions): Promise<OpenIdProvider> {
  const server = createServer();
  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const people = new Map<string, Person>();
  let making: ReturnType<typeof makeProvider> | undefined;
  const made = () => (making ??= makeProvider(issuer, people, options));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { provider, callback } = await made();
    if (request.url?.startsWith(LOGIN_PATH)) await logIn(provider, request, response);
    else await callback(request, response);
  }

  async function logIn(
    provider: Provider,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const { params } = await provider.interactionDetails(request, response);
    const person = await options.identify(request, response);
    if (person === undefined) return;
    if (person === null) {
      await provider.interactionFinished(request, response, { error: 'access_denied' });
      return;
    }
    people.set(person.sub, person);
    const grant = new provider.Grant({ accountId: person.sub, clientId: String(params['client_id']) });
    grant.addOIDCScope(String(params['scope']));
    const result = { login: { accountId: person.sub }, consent: { grantId: await grant.save() } };
    await provider.interactionFinished(request, response, result);
  }

  server.on('request', (request, response) => {
    forgetSession(request);
    if (options.before?.(request, response)) return;
    answer(request, response).catch(() => {
      // An interaction that is over, for example by 'back' in the browser.
      if (!response.headersSent) response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' });
      response.end('Diese Anmeldung ist vorbei.');
    });
  });

  return {
    issuer,
    key: async () => (await made()).key,
    prepare: async () => void (await made()),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function makeProvider(issuer: string, people: Map<string, Person>, options: ProviderOptions) {
  const { client, redirectUri, isAnyAddress } = options;
  const { default: OidcProvider } = await import('oidc-provider');
  const { privateKey: key } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const warn = console.warn; // That all of it is in memory is meant so: it would say so each time.
  console.warn = () => undefined;
  try {
    const provider = new OidcProvider(issuer, {
      clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris: [redirectUri] }],
      claims: {
        openid: ['sub'],
        email: ['email', 'email_verified'],
        profile: ['given_name', 'family_name', 'name', 'picture'],
      },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_context, { uid }) => `${LOGIN_PATH}${uid}` },
      findAccount: (_context, sub) => ({
        accountId: sub,
        claims: async () => ({ ...people.get(sub), sub }),
      }),
      jwks: { keys: [{ ...key.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'own' }] } as never,
      renderError(context, { error }) {
        context.type = 'text/plain; charset=utf-8';
        context.body = `Diese Anmeldung ist nicht möglich (${error}).`;
      },
      cookies: { keys: [client.secret] },
      ttl: {
        ...{ Session: TTL_SECONDS, Interaction: TTL_SECONDS, Grant: TTL_SECONDS },
        ...{ AccessToken: TTL_SECONDS, IdToken: TTL_SECONDS, AuthorizationCode: TTL_SECONDS },
      },
    });
    if (isAnyAddress)
      provider.Client.prototype.redirectUriAllowed = (uri) =>
        URL.canParse(uri) && new URL(uri).pathname === new URL(redirectUri).pathname;
    return { provider, callback: provider.callback(), key };
  } finally {
    console.warn = warn;
  }
}

function forgetSession({ headers }: IncomingMessage): void {
  const kept = headers.cookie?.split(/;\s*/).filter((pair) => !pair.startsWith('_session'));
  if (kept) headers.cookie = kept.join('; ');
}
