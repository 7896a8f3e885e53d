import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { firstQueriesOf, type FirstAnswer } from '../../gateway/src/pages/first-queries.ts';
import { composePage } from '../../gateway/src/pages/page.ts';
import { CSP_HEADER, securityHeaders, withInline } from '../../gateway/src/http/security-headers.ts';
import { createWebBuild } from '../../gateway/src/pages/web-build.ts';
import { lengthen } from './long-words.ts';
import { keyOf, readRecording, RENEW, type GraphAnswer, type Recording, type Role } from './recordings.ts';

const dist = join(import.meta.dirname, '../../web/dist');

/** Served as a file of the site, so that browsers compile it once. */
export const AXE = '/axe.js';
const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

const types: Record<string, string> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
/** Replaces every uploaded picture. */
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><path fill="#1f8f63" d="M0 0h600v400H0z"/></svg>';

/** Replaces every picture for sharing, as a PNG of one pixel. */
const pictureToShare = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGOQ708GAAHiARKNIH05AAAAAElFTkSuQmCC',
  'base64',
);

type How = {
  /** Whether all user-written text is replaced by one word of 60 letters. */
  words?: 'usual' | 'long';
  /** Whether pages contain the responses to their first queries. */
  firstAnswers?: boolean;
  /** What happens to a query without a recorded response; after input it may be any query. */
  unrecorded?: 'fails' | 'waits';
};

export type Site = {
  url: string;
  /** Sets the role for the following responses, and the options. */
  show(role: Role, how?: How): Promise<void>;
  /** Queries since the last `show` without a recorded response. */
  unanswered: string[];
  /** The number of started requests, and those in progress. */
  requests: { begun: number; open: Set<ServerResponse> };
  close(): Promise<void>;
};

/** The built app with recorded responses. The gateway's own code assembles its pages, and nothing is stored. */
export async function openSite(): Promise<Site> {
  const log = {
    error(_context: unknown, text: string) {
      throw new Error(text);
    },
  };
  const web = await createWebBuild({ dist, reload: false, log: log as never })();
  if (!web) throw new Error('web/dist is empty: npm run build');
  const files = new Map<string, Promise<Buffer>>();
  const requests: Site['requests'] = { begun: 0, open: new Set() };
  const unanswered: string[] = [];
  let recording: Recording;
  let answers = new Map<string, GraphAnswer>();
  let writes = new Map<string, GraphAnswer>();
  let withFirstAnswers = true;
  let mayWait = false;
  let url = '';

  function sendPage(address: string, response: ServerResponse): void {
    const { user } = recording.config;
    const session = user && {
      ...{ sessionId: '', userId: user.id, isLocked: false },
      ...user,
    };
    const found = web!.find(address, session as never);
    const first = (withFirstAnswers ? firstQueriesOf(found, session as never) : []).flatMap(
      ({ name, variables }): FirstAnswer[] => {
        const { data, errors } = answers.get(keyOf({ operation: name, variables })) ?? {};
        return data && !errors ? [{ name, variables, data }] : [];
      },
    );
    const config = { ...recording.config, csrfToken: 'recorded', build: web!.id };
    const page = { web: web!, url: address, found, config, answers: first, publicUrl: url };
    const { html, inline } = composePage(page);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    const policy = securityHeaders(url)[CSP_HEADER] as string;
    response.setHeader(CSP_HEADER, inline ? withInline(policy, inline) : policy);
    response.end(html);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { operationName: operation, variables = {} } = JSON.parse(Buffer.concat(chunks).toString());
    // Mutations contain a new key each time, so they match by operation.
    const key = keyOf({ operation, variables });
    const found = answers.get(key) ?? writes.get(operation);
    if (!found && mayWait) return void requests.open.delete(response);
    if (!found) unanswered.push(`${key} (${RENEW})`);
    response.statusCode = found ? 200 : 500;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(found));
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = request.url ?? '/';
    const [path = '/'] = address.split('?');
    if (path === '/graphql') return answer(request, response);
    // The browser retries a refused stream only much later.
    if (path === '/events') return void response.writeHead(204).end();
    if (path === '/api/session') {
      const { config } = recording;
      response.setHeader('content-type', 'application/json');
      return void response.end(JSON.stringify({ data: { ...config, csrfToken: 'recorded' } }));
    }
    if (path.startsWith('/api/')) {
      response.setHeader('content-type', 'image/svg+xml');
      return void response.end(picture);
    }
    if (path.startsWith('/bild/')) {
      response.setHeader('content-type', 'image/png');
      return void response.end(pictureToShare);
    }
    if (!extname(path)) return sendPage(address, response);
    const known = files.get(path) ?? readFile(path === AXE ? axe : join(dist, path));
    files.set(path, known);
    const file = await known.catch(() => undefined);
    response.statusCode = file ? 200 : 404;
    response.setHeader('content-type', types[extname(path)] ?? 'application/octet-stream');
    response.setHeader('cache-control', 'public, max-age=31536000, immutable');
    response.end(file);
  }

  const server = createServer((request, response) => {
    requests.begun += 1;
    requests.open.add(response);
    response.once('close', () => requests.open.delete(response));
    respond(request, response).catch((error: Error) => response.destroy(error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    unanswered,
    requests,
    async show(role, { words = 'usual', firstAnswers = true, unrecorded = 'fails' } = {}) {
      recording = await readRecording(role);
      if (words === 'long') lengthen(recording.exchanges);
      answers = new Map(recording.exchanges.map((each) => [keyOf(each), each.answer]));
      writes = new Map(recording.exchanges.map(({ operation, answer }) => [operation, answer]));
      withFirstAnswers = firstAnswers;
      mayWait = unrecorded === 'waits';
      unanswered.length = 0;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
