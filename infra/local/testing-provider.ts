import { sign } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { portrait } from './demo-provider.ts';
import { startOpenIdProvider, type Person } from './open-id-provider.ts';

export type { Person };

export const CLIENT = { id: 'tippspiel', secret: 'a-secret-of-the-test-provider' };

type Claims = Record<string, unknown>;

const PICTURE = '/picture';

/** How the provider responds to requests. */
type Behaviour = 'well' | 'failing' | 'hanging';

/** Changes a person's claims into false ones; they are signed like all others. */
export type FalseClaims = { idToken?(claims: Claims): Claims; userInfo?(claims: Claims): Claims };

export type TestProvider = Awaited<ReturnType<typeof startProvider>>;

/**
 * Logs every visitor in at once as the person that the test has set. Without one, it redirects with 'access_denied'.
 */
export async function startProvider(redirectUri: string) {
  const state = { current: null as Person | null, mood: 'well' as Behaviour, lies: {} as FalseClaims };
  const provider = await startOpenIdProvider({
    client: CLIENT,
    redirectUri,
    isAnyAddress: true,
    identify: async () => state.current,
    before(request, response) {
      if (state.mood === 'hanging') return true;
      if (state.mood === 'failing') {
        response.writeHead(503).end();
        return true;
      }
      if (request.url === PICTURE) {
        response.end(portrait);
        return true;
      }
      lie(request, response);
      return false;
    },
  });
  await provider.prepare();
  const key = await provider.key();
  const { issuer, stop } = provider;

  function lie({ url }: IncomingMessage, response: ServerResponse): void {
    const { idToken, userInfo } = state.lies;
    if (url === '/token' && idToken)
      changeAnswer(response, (body) => ({ ...body, id_token: signAnew(String(body['id_token']), idToken) }));
    if (url === '/me' && userInfo) changeAnswer(response, userInfo);
  }

  function signAnew(token: string, change: (claims: Claims) => Claims): string {
    const [header, payload] = token.split('.') as [string, string];
    const claims = change(JSON.parse(Buffer.from(payload, 'base64url').toString()));
    const text = `${header}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`;
    return `${text}.${sign('RSA-SHA256', Buffer.from(text), key).toString('base64url')}`;
  }

  return {
    issuer,
    /** The URL of a person's picture. */
    picture: issuer + PICTURE,
    state,
    stop,
    /** The settings of a product with this provider. */
    env: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
      OIDC_NAME: 'Beispiel-ID',
    },
    /** Follows redirects like a browser, with cookies. @returns the URL to which the provider redirects */
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
  };
}

/** Changes a JSON response before it is sent. */
function changeAnswer(response: ServerResponse, change: (body: Claims) => Claims): void {
  const end = response.end.bind(response) as (body: Buffer) => ServerResponse;
  response.end = ((body: string | Buffer) => {
    const changed = Buffer.from(JSON.stringify(change(JSON.parse(String(body)))));
    response.setHeader('content-length', changed.length);
    return end(changed);
  }) as never;
}
