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

/** Serves the web app: its files, and for every route of the app its page with the visitor's configuration. */
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
    // Repeats the page's own build, because a deploy may have happened since the general headers were set.
    void reply.header(BUILD_HEADER, web.id);
    try {
      const visitor = await visitors.of(request);
      nameViewer(reply, visitor);
      const session = visitors.headersFor(visitor, { renew: visitor.session !== null });
      sendSession(reply, { session });
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

  /** A page without a visitor, which the service worker caches to open the app on a slow or missing network. */
  async function sendShell(
    request: FastifyRequest<{ Querystring: { build?: string } }>,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    const web = await readBuild();
    // A worker of another gateway's build would cache a page without having its files.
    if (!web || request.query.build !== web.id) return reply.code(404).send(notFoundPage);
    return reply.send(web.plain({ config: { build: web.id } }));
  }

  await webFiles(app, options);
  app.get('/', sendPage);
  app.get<{ Querystring: { build?: string } }>('/shell.html', sendShell);
  app.setErrorHandler((error, request, reply) => {
    const failure = failureOf(error);
    logUnexpected(failure, error, request);
    // A forbidden path is reported as missing.
    const status = failure.status === 403 ? 404 : failure.status;
    void reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store');
    return reply.send(failure.expected ? notFoundPage : unavailablePage);
  });
  app.setNotFoundHandler(answerUnrouted({ allowedMethods: options.allowedMethods, sendPage }));
  return { sendPage };
}

/** The page assumes that the clock was read halfway between its request and the response. */
const middle = (one: Date, other: Date): Date => new Date((one.getTime() + other.getTime()) / 2);
