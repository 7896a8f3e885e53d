import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Clock } from '@tippspiel/shared/clock/clock';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TournamentInfo } from '../graph/tournament-info.ts';
import type { Visitor, Visitors } from '../session/visitor.ts';
import type { createFirstAnswers } from './first-answers.ts';
import { questionsOf } from './first-questions.ts';
import { sendSession } from './graphql-route.ts';
import { failureOf, logUnexpected } from '@tippspiel/shared/http/failure';
import { composePage } from './page.ts';
import { pageUser, type PageConfig, type PageLinks } from './page-config.ts';
import { notBuiltPage, notFoundPage, unavailablePage } from './plain-page.ts';
import { CSP_HEADER, withInline } from './security-headers.ts';
import { answerUnrouted } from './unrouted.ts';
import { nameViewer } from './visitor-hook.ts';
import { readWebBuild, type WebBuild } from './web-build.ts';

type Options = {
  dist: string;
  /** Where files of earlier builds lie; empty for nowhere. */
  kept: string;
  build(): string;
  /** Reads the build anew for every page, so that a fresh one shows at once. */
  reload: boolean;
  visitors: Visitors;
  tournament: TournamentInfo;
  firstAnswers: ReturnType<typeof createFirstAnswers>;
  clock: Clock;
  links: PageLinks;
  /** Where browsers reach the product. */
  publicUrl: string;
  /** Methods of a path below /api. */
  allowedMethods(path: string): string[];
};

const DAY_SECONDS = 86_400;
const YEAR_SECONDS = 365 * DAY_SECONDS;
/** What pages are made of is no file for browsers. */
const ofPages = /^\/(index\.html|start\.json|pages\/.*)$/;
const pictures = /\.(svg|png|jpg|webp|ico|woff2)$/;

/** The web app: its files as they are, and its one page with the visitor's configuration for every route of it. */
export async function webRoutes(
  app: FastifyInstance,
  options: Options,
): Promise<{ sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> }> {
  const { visitors, build } = options;
  const root = resolve(options.dist);
  let known: WebBuild | undefined;

  async function readBuild(): Promise<WebBuild | undefined> {
    if (!known || options.reload) known = await readWebBuild(root);
    return known;
  }

  function configFor({ session }: Visitor, csrfToken: string, { flags }: WebBuild): PageConfig {
    const { id = '', ...tournament } = options.tournament.get();
    return {
      csrfToken,
      user: pageUser(session),
      links: options.links,
      ...tournament,
      flags: flags[id],
      serverTime: options.clock.now().toISOString(),
      build: build(),
    };
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    const web = await readBuild();
    if (!web) return reply.code(503).send(notBuiltPage);
    try {
      const visitor = await visitors.of(request);
      nameViewer(reply, visitor);
      const session = visitors.headersFor(visitor, { renew: visitor.session !== null });
      sendSession(reply, session);
      const found = web.find(request.url, visitor.session);
      const questions = request.method === 'HEAD' ? [] : questionsOf(found, visitor.session);
      const answers = await options.firstAnswers(request, visitor, questions);
      const config = configFor(visitor, session.csrfToken, web);
      const { url } = request;
      const { html, inline } = composePage({
        web,
        url,
        found,
        config,
        answers,
        publicUrl: options.publicUrl,
      });
      if (inline) void reply.header(CSP_HEADER, withInline(reply.getHeader(CSP_HEADER), inline));
      return reply.send(html);
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
    const web = await readBuild();
    // A worker that has come from another gateway's build would keep a page whose files it has not.
    if (!web || request.query.build !== build()) return reply.code(404).send(notFoundPage);
    return reply.send(web.plain({ config: { build: build() } }));
  }

  if (existsSync(root)) {
    await app.register(fastifyStatic, {
      root: options.kept ? [root, resolve(options.kept)] : root,
      index: false,
      dotfiles: 'ignore',
      preCompressed: true,
      cacheControl: false,
      allowedPath: (path) => !ofPages.test(path) && !/\.(br|gz)$/.test(path),
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
