import { generateKeyPair } from 'node:crypto';
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
  /** The product's credentials at the provider. */
  client: { id: string; secret: string };
  /** The only page to which browsers are redirected. */
  redirectUri: string;
  /** Allows any port and host, because a test's product has no port yet. */
  isAnyAddress?: boolean;
  /** A free one by default. */
  port?: number;
  /** Chooses the person. Null for a cancelled login; undefined if this has sent its own page as the response. */
  identify(request: IncomingMessage, response: ServerResponse): Promise<Person | null | undefined>;
  /** Handles each request first. @returns true if the request is answered */
  before?(request: IncomingMessage, response: ServerResponse): boolean;
};

export type OpenIdProvider = Awaited<ReturnType<typeof startOpenIdProvider>>;

/** Requests to this path call `identify`. */
const LOGIN_PATH = '/interaction/';
const TTL_SECONDS = 600;

/**
 * A real OpenID Connect provider on loopback, for the demo and for tests. It stores nothing, so each login asks again
 * for the person. It listens at once, and loads the library with the first request.
 */
export async function startOpenIdProvider(options: ProviderOptions) {
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
      // The interaction has ended, for example after 'back' in the browser.
      if (!response.headersSent) response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' });
      response.end('Diese Anmeldung ist vorbei.');
    });
  });

  return {
    issuer,
    /** The key that signs ID tokens. */
    key: async () => (await made()).key,
    /** Loads what the first visitor would have to wait for. */
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
  // It would warn each time that it keeps everything in memory, which is intended.
  const warn = console.warn;
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
