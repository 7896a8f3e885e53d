import type { FastifyInstance, FastifyReply, RouteShorthandOptions } from 'fastify';
import { AppError } from '@tippspiel/shared/contracts/errors/app-error';
import { z } from 'zod';
import { NOT_READABLE } from '../graph/limits.ts';
import { CSRF_HEADER } from '../session/csrf.ts';
import type { createExchange, Exchange } from './exchange.ts';
import { failureOf, logUnexpected, type Failure } from '@tippspiel/shared/platform/http/failure';

const body = z.object({
  query: z.string().min(1),
  variables: z.record(z.string(), z.unknown()).nullish(),
});

/** Sets the session's cookie and anti-forgery token in the response, and the cookie of an external login. */
export function sendSession(
  reply: FastifyReply,
  { session, ticket }: Pick<Exchange, 'session' | 'ticket'>,
): void {
  if (session?.setCookie !== undefined) void reply.header('set-cookie', session.setCookie);
  if (session) void reply.header(CSRF_HEADER, session.csrfToken);
  if (ticket !== undefined) void reply.header('set-cookie', ticket);
}

export const asGraphqlBody = ({ message, code, field, retryAfterSeconds }: Failure) => ({
  errors: [{ message, extensions: { code, field, retryAfterSeconds } }],
});

type Options = { exchange: ReturnType<typeof createExchange>; compress: RouteShorthandOptions['compress'] };

/** POST /graphql, one operation per request, as JSON. */
export async function graphqlRoute(app: FastifyInstance, { exchange, compress }: Options): Promise<void> {
  app.setErrorHandler((error, request, reply) => {
    const failure = failureOf(error);
    logUnexpected(failure, error, request);
    if (failure.retryAfterSeconds) void reply.header('retry-after', failure.retryAfterSeconds);
    return reply.code(failure.status).send(asGraphqlBody(failure));
  });

  app.post('/graphql', { compress }, async (request, reply) => {
    const given = body.safeParse(request.body);
    if (!given.success) throw new AppError('BAD_USER_INPUT', NOT_READABLE);
    const { query, variables } = given.data;
    const answer = await exchange(request, { query, variables: variables ?? undefined, asText: true });
    sendSession(reply, answer);
    if (answer.retryAfterSeconds) void reply.header('retry-after', answer.retryAfterSeconds);
    return reply
      .code(answer.status)
      .header('content-type', 'application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(answer.text ?? JSON.stringify(answer.body));
  });
}
