import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Clock } from '@tippspiel/shared/clock/clock';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TournamentInfo } from '../graph/tournament-info.ts';
import type { Visitors } from '../session/visitor.ts';
import { sendSession } from './graphql-route.ts';
import { failureOf, logUnexpected } from '@tippspiel/shared/http/failure';
import { pageTemplate, pageUser, type PageLinks } from './page-config.ts';
import { notBuiltPage, notFoundPage, unavailablePage } from './plain-page.ts';
import { answerUnrouted } from './unrouted.ts';
import { nameViewer } from './visitor-hook.ts';

type Options = {
  dist: string;
  /** Where files of earlier builds lie; empty for nowhere. */
  kept: string;
  build(): string;
  /** Reads index.html anew for every page, so that a fresh build shows at once. */
  reload: boolean;
  visitors: Visitors;
  tournament: TournamentInfo;
  clock: Clock;
  links: PageLinks;
  /** Methods of a path below /api. */
  allowedMethods(path: string): string[];
};

const DAY_SECONDS = 86_400;
const YEAR_SECONDS = 365 * DAY_SECONDS;
const pictures = /\.(svg|png|jpg|webp|ico|woff2)$/;

/** The web app: its files as they are, and its one page with the visitor's configuration for every route of it. */
export async function webRoutes(
  app: FastifyInstance,
  options: Options,
): Promise<{ sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> }> {
  const { visitors, tournament, clock, links, build } = options;
  const root = resolve(options.dist);
  let template: ReturnType<typeof pageTemplate> | undefined;

  async function readTemplate(): Promise<typeof template> {
    if (template && !options.reload) return template;
    const html = await readFile(join(root, 'index.html'), 'utf8').catch(() => undefined);
    template = html === undefined ? undefined : pageTemplate(html);
    return template;
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    const render = await readTemplate();
    if (!render) return reply.code(503).send(notBuiltPage);
    try {
      const visitor = await visitors.of(request);
      nameViewer(reply, visitor);
      const session = visitors.headersFor(visitor, { renew: visitor.session !== null });
      sendSession(reply, { setCookie: session.setCookie, csrfToken: session.csrfToken });
      const { csrfToken } = session;
      const user = pageUser(visitor.session);
      const serverTime = clock.now().toISOString();
      return reply.send(
        render({ csrfToken, user, links, ...tournament.get(), serverTime, build: build() }),
      );
    } catch (error) {
      const { status, expected } = failureOf(error);
      if (!expected) request.log.error({ err: error }, 'page failed');
      return reply.code(status).send(unavailablePage);
    }
  }

  /** Without a visitor, for the service worker: to keep, and to open the app with where the network is slow or away. */
  async function sendShell(
    request: FastifyRequest<{ Querystring: { build?: string } }>,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    const render = await readTemplate();
    // A worker that has come from another gateway's build would keep a page whose files it has not.
    if (!render || request.query.build !== build()) return reply.code(404).send(notFoundPage);
    return reply.send(render({ build: build() }));
  }

  if (existsSync(root)) {
    await app.register(fastifyStatic, {
      root: options.kept ? [root, resolve(options.kept)] : root,
      index: false,
      dotfiles: 'ignore',
      preCompressed: true,
      cacheControl: false,
      allowedPath: (path) => path !== '/index.html' && !/\.(br|gz)$/.test(path),
      setHeaders: (reply, path) => void reply.header('cache-control', cacheControl(path)),
    });
  }
  app.get('/', sendPage);
  app.get<{ Querystring: { build?: string } }>('/shell.html', sendShell);
  app.setErrorHandler((error, request, reply) => {
    const failure = failureOf(error);
    logUnexpected(failure, error, request);
    // What may not be read is not there.
    const status = failure.status === 403 ? 404 : failure.status;
    void reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store');
    return reply.send(failure.expected ? notFoundPage : unavailablePage);
  });
  app.setNotFoundHandler(answerUnrouted({ allowedMethods: options.allowedMethods, sendPage }));
  return { sendPage };
}

/** Names under /assets carry a hash of their content; pictures change rarely; all else is asked for every time. */
function cacheControl(path: string): string {
  if (/[\\/]assets[\\/]/.test(path)) return `public, max-age=${YEAR_SECONDS}, immutable`;
  return pictures.test(path) ? `public, max-age=${DAY_SECONDS}` : 'no-cache';
}
