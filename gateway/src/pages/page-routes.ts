import type { Clock } from '@tippspiel/shared/platform/clock/clock';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TournamentInfo } from '../graph/tournament-info.ts';
import type { Visitor, Visitors } from '../session/visitor.ts';
import { BUILD_HEADER } from './build.ts';
import type { createFirstAnswers } from './first-answers.ts';
import { firstQueriesOf } from './first-queries.ts';
import { sendSession } from '../http/graphql-route.ts';
import { failureOf, logUnexpected } from '@tippspiel/shared/platform/http/failure';
import { composePage } from './page.ts';
import { pageUser, type PageConfig, type PageLinks } from './page-config.ts';
import { notBuiltPage, notFoundPage, unavailablePage } from './plain-page.ts';
import { CSP_HEADER, withInline } from '../http/security-headers.ts';
import { kickOffsAround } from './strip-room.ts';
import { answerUnrouted } from '../http/unrouted.ts';
import { nameViewer } from '../http/visitor-hook.ts';
import type { createWebBuild, WebBuild } from './web-build.ts';
import { webFiles } from './web-files.ts';

type Options = {
  dist: string;
  /** The folder with files of earlier builds; empty for none. */
  kept: string;
  readBuild: ReturnType<typeof createWebBuild>;
  visitors: Visitors;
  tournament: TournamentInfo;
  firstAnswers: ReturnType<typeof createFirstAnswers>;
  clock: Clock;
  links: PageLinks;
  publicUrl: string;
  allowedMethods(path: string): string[];
};

/** The web app: its files as they are, and its one page with the visitor's configuration for every route of it. */
export async function webRoutes(
  app: FastifyInstance,
  options: Options,
): Promise<{ sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> }> {
  const { visitors, readBuild, clock } = options;

  function configFor(
    { session }: Visitor,
    csrfToken: string,
    { id: build, flags }: WebBuild,
    asked: Date,
  ): PageConfig {
    const { id = '', kickOffs = [], ...tournament } = options.tournament.get();
    const now = middle(asked, clock.now());
    return {
      csrfToken,
      user: pageUser(session),
      links: options.links,
      ...tournament,
      kickOffs: kickOffsAround(kickOffs, now.getTime()),
      flags: flags[id],
      serverTime: now.toISOString(),
      build,
    };
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    const asked = clock.now();
    const web = await readBuild();
    if (!web) return reply.code(503).send(notBuiltPage);
    // As the page itself says: a deploy may have come since the headers of every answer were set.
    void reply.header(BUILD_HEADER, web.id);
    try {
      const visitor = await visitors.of(request);
      nameViewer(reply, visitor);
      const session = visitors.headersFor(visitor, { renew: visitor.session !== null });
      sendSession(reply, session);
      const found = web.find(request.url, visitor.session);
      const queries = request.method === 'HEAD' ? [] : firstQueriesOf(found, visitor.session);
      const answers = await options.firstAnswers(request, visitor, queries);
      const config = configFor(visitor, session.csrfToken, web, asked);
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
    if (!web || request.query.build !== web.id) return reply.code(404).send(notFoundPage);
    return reply.send(web.plain({ config: { build: web.id } }));
  }

  await webFiles(app, options);
  app.get('/', sendPage);
  app.get<{ Querystring: { build?: string } }>('/shell.html', sendShell);
  app.setErrorHandler((error, request, reply) => {
    const failure = failureOf(error);
    logUnexpected(failure, error, request);
    // A path that may not be read does not exist.
    const status = failure.status === 403 ? 404 : failure.status;
    void reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store');
    return reply.send(failure.expected ? notFoundPage : unavailablePage);
  });
  app.setNotFoundHandler(answerUnrouted({ allowedMethods: options.allowedMethods, sendPage }));
  return { sendPage };
}

/** The page takes its clock for read halfway between its request and the answer. */
const middle = (one: Date, other: Date): Date => new Date((one.getTime() + other.getTime()) / 2);
