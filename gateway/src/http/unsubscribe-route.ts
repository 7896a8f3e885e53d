import { RestUnsubscribeDocument } from '@tippspiel/rest-compat/routes/auth.generated';
import { failureOf } from '@tippspiel/shared/platform/http/failure';
import type { FastifyInstance } from 'fastify';
import type { createExchange } from './exchange.ts';

type Options = { exchange: ReturnType<typeof createExchange> };

const FORM_BYTES = 4_096;

/**
 * A mail program posts here when its reader presses 'Abbestellen' (RFC 8058, the mail's List-Unsubscribe): the secret in the
 * address is all it has, no cookie and no token. By a browser the same address is a page of the web app, which asks first:
 * programs that look into mails open every link.
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

/** A link of no mail of ours is not there; all else may be tried again. */
const statusOf = (code: unknown): number => (code === 'BAD_USER_INPUT' ? 404 : 503);
