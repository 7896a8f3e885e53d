import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TEST_IDENTITY_SECRET } from '@tippspiel/shared/platform/testing/subgraph';
import type { FastifyInstance } from 'fastify';
import { gatewayEnv, type GatewayEnv } from '../src/env.ts';
import { buildService } from '../src/server.ts';

const TEST_SESSION_SECRET = 'test-session-secret-of-32-chars-or-more';
/** A URL where nothing listens. */
const NOWHERE = 'http://127.0.0.1:9';

const INDEX = `<!doctype html>
<html lang="de"><head><title>Tippspiel</title>
<script id="page-config" type="application/json"></script>
</head><body><div id="root"></div></body></html>
`;

const folders: string[] = [];

type Built = {
  /** The content of `start.json` (src/pages/start-file.ts). */
  start?: unknown;
  /** Prerendered HTML, by the name of the page. */
  pages?: Record<string, string>;
};

/** A built web app in its smallest form. `closeGateways` removes it. */
export async function webDist({ start, pages = {} }: Built = {}): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), 'tippspiel-dist-'));
  folders.push(dist);
  await mkdir(join(dist, 'assets'));
  await mkdir(join(dist, '.vite'));
  await mkdir(join(dist, 'flags'));
  await writeFile(join(dist, 'index.html'), INDEX);
  await writeFile(join(dist, 'assets/main-abc.js'), 'console.log("plain")');
  await writeFile(join(dist, 'assets/main-abc.js.br'), 'compressed');
  await writeFile(join(dist, '.vite/manifest.json'), '{}');
  await writeFile(join(dist, 'flags/GER.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  if (start) await writeFile(join(dist, 'start.json'), JSON.stringify(start));
  await mkdir(join(dist, 'pages'));
  for (const [name, html] of Object.entries(pages))
    await writeFile(join(dist, 'pages', `${name}.html`), html);
  return dist;
}

const starting: Promise<{ close(): Promise<void> }>[] = [];

/** Closes all gateways of this test file, including one whose start took longer than the test waited. */
export async function closeGateways(): Promise<void> {
  for (const start of starting.splice(0))
    await start.then(
      ({ close }) => close(),
      () => undefined,
    );
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
}

/** A gateway that plans each operation at its first use. Unnamed subgraphs are down. `closeGateways` ends it. */
export async function startGateway(
  settings: Record<string, string> = {},
  { plansAtStart = false, ...options }: Parameters<typeof buildService>[1] = {},
): Promise<{ app: FastifyInstance; env: GatewayEnv }> {
  const env = gatewayEnv.parse({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PORT: '0',
    FEED_URL: NOWHERE,
    USER_URL: NOWHERE,
    TIPP_URL: NOWHERE,
    GROUP_URL: NOWHERE,
    MEDIA_URL: NOWHERE,
    NATS_URL: 'nats://127.0.0.1:9',
    IDENTITY_SECRET: TEST_IDENTITY_SECRET,
    SESSION_SECRET: TEST_SESSION_SECRET,
    SUBGRAPH_TIMEOUT_MS: '5000',
    WEB_DIST: await webDist(),
    ...settings,
  });
  const start = buildService(env, { plansAtStart, ...options });
  starting.push(start);
  const service = await start;
  await service.app.ready();
  return { app: service.app, env };
}

type GraphBody = {
  data?: Record<string, unknown> | null;
  errors?: { message: string; path?: unknown; extensions: Record<string, unknown> }[];
};

/** Sends an operation's text to POST /graphql. */
export async function ask(
  app: FastifyInstance,
  query: unknown,
  { variables, headers = {} }: { variables?: unknown; headers?: Record<string, string> } = {},
) {
  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify({ query, variables }),
  });
  return {
    status: response.statusCode,
    headers: response.headers,
    body: response.json<GraphBody>(),
    text: response.body,
  };
}
