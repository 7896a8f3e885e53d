import { RestLogoutDocument } from '@tippspiel/rest-compat/routes/auth.generated';
import { failureOf } from '@tippspiel/shared/platform/http/failure';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CSRF_HEADER } from '../session/csrf.ts';
import type { Visitors } from '../session/visitor.ts';
import type { createExchange } from './exchange.ts';
import { sendSession } from './graphql-route.ts';
import { logoutPage, sendPlainPage, unavailablePage } from '../pages/plain-page.ts';

type Options = {
  exchange: ReturnType<typeof createExchange>;
  visitors: Visitors;
  publicUrl: string;
  /** Sends the web app's page, which logs out as soon as it opens. */
  sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
};

const PATH = '/abmelden';
const FORM_BYTES = 4_096;

/**
 * /abmelden logs out a visitor who comes from the app: from its menu, or after a call with an expired session. A
 * visitor who follows a link from another site is asked first (CSRF), on a page that works without JavaScript.
 */
export async function logoutRoute(app: FastifyInstance, options: Options): Promise<void> {
  const { exchange, visitors, publicUrl, sendPage } = options;
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_BYTES },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
  );
  app.setErrorHandler((error, _request, reply) =>
    sendPlainPage(reply, failureOf(error).status, unavailablePage),
  );

  app.get(PATH, (request, reply) => {
    const { visitor } = request;
    if (!visitor.session || isFromApp(request, publicUrl)) return sendPage(request, reply);
    return sendPlainPage(reply, 200, logoutPage(visitors.headersFor(visitor).csrfToken));
  });

  app.post<{ Body: { token?: string } | undefined }>(PATH, async (request, reply) => {
    request.headers[CSRF_HEADER] = request.body?.token;
    const ended = await exchange(request, { query: RestLogoutDocument.toString() }).catch(
      (error: unknown) => {
        // The page with the right token asks again.
        if (failureOf(error).code === 'OUTDATED') return undefined;
        throw error;
      },
    );
    if (!ended) return reply.code(303).header('location', PATH).send();
    if (ended.body.errors?.length) return sendPlainPage(reply, 503, unavailablePage);
    sendSession(reply, ended);
    return reply.code(303).header('location', '/').send();
  });
}

/** Reads the origin of a navigation from Sec-Fetch-Site, or from Referer for old browsers. */
function isFromApp({ headers }: FastifyRequest, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { referer = '' } = headers;
  return URL.canParse(referer) && new URL(referer).origin === new URL(publicUrl).origin;
}
