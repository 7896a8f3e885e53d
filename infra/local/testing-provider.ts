import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

export type Person = {
  sub: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
  picture?: string;
};

export const CLIENT = { id: 'tippspiel', secret: 'a-secret-of-the-test-provider' };

/** What the provider does with a request before it answers it. */
type Mood = 'well' | 'failing' | 'hanging';

export type TestProvider = Awaited<ReturnType<typeof startProvider>>;

/**
 * A real OpenID Connect provider. Whoever comes is logged in at once as the person that the test set, or goes back with
 * 'access_denied' when there is none.
 */
export async function startProvider(redirectUri: string) {
  const people = new Map<string, Person>();
  const state = { current: null as Person | null, mood: 'well' as Mood };
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const warn = console.warn; // Its keys and its memory are for tests alone: it would say so each time.
  console.warn = () => undefined;
  const provider = new Provider(issuer, {
    clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [redirectUri] }],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name', 'name', 'picture'],
    },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: async () => ({ ...people.get(sub), sub }),
    }),
    cookies: { keys: ['a-key-of-the-test-provider'] },
    ttl: { Session: 60, Interaction: 60, Grant: 60, AccessToken: 60, IdToken: 60, AuthorizationCode: 60 },
  });
  console.warn = warn;
  // The product's port is not known yet where it is started after this.
  provider.Client.prototype.redirectUriAllowed = (uri) =>
    URL.canParse(uri) && new URL(uri).pathname === new URL(redirectUri).pathname;
  const answer = provider.callback();

  async function logIn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { params } = await provider.interactionDetails(request, response);
    if (!state.current) {
      await provider.interactionFinished(request, response, { error: 'access_denied' });
      return;
    }
    const { sub } = state.current;
    people.set(sub, state.current);
    const grant = new provider.Grant({ accountId: sub, clientId: String(params['client_id']) });
    grant.addOIDCScope(String(params['scope']));
    const result = { login: { accountId: sub }, consent: { grantId: await grant.save() } };
    await provider.interactionFinished(request, response, result);
  }

  server.on('request', (request, response) => {
    if (state.mood === 'hanging') return;
    if (state.mood === 'failing') return void response.writeHead(503).end();
    const isInteraction = request.url?.startsWith('/interaction/');
    void (isInteraction ? logIn(request, response) : answer(request, response));
  });

  return {
    issuer,
    state,
    /** The settings of a product that logs in here. */
    env: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
      OIDC_NAME: 'Beispiel-ID',
    },
    /** Goes where a browser goes, keeping cookies as one would. @returns the address that the provider sends it back to */
    async visit(url: string): Promise<URL> {
      const cookies = new Map<string, string>();
      for (let next = url, step = 0; step < 10; step++) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const response = await fetch(next, { redirect: 'manual', headers: { cookie } });
        for (const line of response.headers.getSetCookie()) {
          const [name, value] = (line.split(';', 1)[0] as string).split('=') as [string, string];
          cookies.set(name, value);
        }
        const location = response.headers.get('location');
        if (!location) throw new Error(`${response.status} at ${next}: ${await response.text()}`);
        next = new URL(location, next).href;
        if (!next.startsWith(issuer)) return new URL(next);
      }
      throw new Error('the provider leads in circles');
    },
    async stop(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
