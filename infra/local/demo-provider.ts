import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { CANCELLED, loginPage } from './demo-provider-page.ts';
import { startOpenIdProvider, type OpenIdProvider, type Person } from './open-id-provider.ts';
import { freePort, isPortFree } from './ports.ts';

/** The name shown to players: 'Mit Demo-Anbieter anmelden'. */
export const DEMO_PROVIDER = 'Demo-Anbieter';

const PICTURES = '/bild/';
/** A head and shoulders. */
export const portrait = readFileSync(new URL('demo-portrait.png', import.meta.url));
const FORM_MAX_BYTES = 1_000;

/** The people who can log in: one with a verified address, and one who has to confirm it first. */
const people = (issuer: string): Person[] => [
  {
    ...{ sub: 'dana', given_name: 'Dana', family_name: 'Demo', picture: `${issuer}${PICTURES}dana.png` },
    ...{ email: 'dana@demo-anbieter.example', email_verified: true },
  },
  {
    ...{ sub: 'udo', given_name: 'Udo', family_name: 'Muster' },
    ...{ email: 'udo@demo-anbieter.example', email_verified: false },
  },
];

/**
 * An OpenID Connect provider for the demo. Its page asks which person to log in, and never for a password. It listens
 * on loopback only. Its port is stored with the data, because accounts contain its address.
 */
export async function startDemoProvider(dataDir: string, productUrl: string) {
  const client = { id: 'tippspiel-demo', secret: randomBytes(24).toString('hex') };
  const provider: OpenIdProvider = await startOpenIdProvider({
    client,
    redirectUri: `${productUrl}/anmelden/zurueck`,
    port: await portOf(dataDir),
    identify: async (request, response) => {
      const known = people(provider.issuer);
      if (request.method === 'POST') {
        const chosen = new URLSearchParams(await readForm(request)).get('person');
        if (chosen === CANCELLED) return null;
        const person = known.find(({ sub }) => sub === chosen);
        if (person) return person;
      }
      sendPage(response, loginPage(DEMO_PROVIDER, known));
      return undefined;
    },
    before(request, response) {
      if (!request.url?.startsWith(PICTURES)) return false;
      response.writeHead(200, { 'content-type': 'image/png' }).end(portrait);
      return true;
    },
  });
  return {
    ...provider,
    /** The settings of a product whose players can log in there. */
    env: {
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: client.id,
      OIDC_CLIENT_SECRET: client.secret,
      OIDC_NAME: DEMO_PROVIDER,
    },
  };
}

async function portOf(dataDir: string): Promise<number> {
  const file = join(dataDir, 'provider.json');
  const kept: { port?: number } = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
  if (kept.port && (await isPortFree(kept.port))) return kept.port;
  const port = await freePort();
  await writeFile(file, JSON.stringify({ port }));
  return port;
}

async function readForm(request: IncomingMessage): Promise<string> {
  let form = '';
  for await (const chunk of request) if (form.length < FORM_MAX_BYTES) form += String(chunk);
  return form;
}

function sendPage(response: ServerResponse, html: string): void {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'",
  };
  response.writeHead(200, headers).end(html);
}
