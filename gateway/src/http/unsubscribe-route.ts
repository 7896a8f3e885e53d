import { RestUnsubscribeDocument } from '@tippspiel/rest-compat/routes/auth.generated';
import { failureOf } from '@tippspiel/shared/platform/http/failure';
import type { FastifyInstance } from 'fastify';
import type { createExchange } from './exchange.ts';

type Options = { exchange: ReturnType<typeof createExchange> };

const FORM_BYTES = 4_096;

/**
 * A mail program posts here when its user clicks 'Abbestellen' (RFC 8058, the mail's List-Unsubscribe). It has only the
 * secret in the address, no cookie and no token. A browser's GET opens a page of the web app, which asks first, because
 * mail scanners open every link.
 */
export async function unsubscribeRoute(app: FastifyInstance, { exchange }: Options): Promise<void> {
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: FORM_BYTES }, (_request, _body, done) =>
    done(null),
  );
  app.setErrorHandler((error, _request, reply) => reply.code(failureOf(error).status).send());

  app.post<{ Params: { token: string } }>('/abbestellen/:token', async (request, reply) => {
    const input = { token: request.params.token };
    const { body } = await exchange(request, {
      query: RestUnsubscribeDocument.toString(),
      variables: { input },
      bySecret: true,
    });
    const [error] = body.errors ?? [];
    return reply.code(error ? statusOf(error.extensions?.['code']) : 200).send();
  });
}

/** 404 for a link that is not from one of our mails, 503 for any other failure, which may be retried. */
const statusOf = (code: unknown): number => (code === 'BAD_USER_INPUT' ? 404 : 503);
