import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '@tippspiel/shared/contracts/errors/app-error';
import { z } from 'zod';
import { NOT_READABLE } from '../graph/limits.ts';
import { CSRF_HEADER } from '../session/csrf.ts';
import type { SessionHeaders } from '../session/visitor.ts';
import type { createExchange } from './exchange.ts';
import { failureOf, logUnexpected } from '@tippspiel/shared/platform/http/failure';
import { asGraphqlBody } from './graphql-failure.ts';

const body = z.object({
  query: z.string().min(1),
  variables: z.record(z.string(), z.unknown()).nullish(),
});

/** Sets the session's cookie and anti-forgery token in the response. */
export function sendSession(reply: FastifyReply, session: SessionHeaders | undefined): void {
  if (!session) return;
  if (session.setCookie !== undefined) void reply.header('set-cookie', session.setCookie);
  void reply.header(CSRF_HEADER, session.csrfToken);
}

/** Sets the cookie of an external login, in addition to the session's. */
export function sendTicket(reply: FastifyReply, ticket: string | undefined): void {
  if (ticket !== undefined) void reply.header('set-cookie', ticket);
}

/** POST /graphql, one operation per request, as JSON. */
export async function graphqlRoute(
  app: FastifyInstance,
  { exchange }: { exchange: ReturnType<typeof createExchange> },
): Promise<void> {
  app.setErrorHandler((error, request, reply) => {
    const failure = failureOf(error);
    logUnexpected(failure, error, request);
    if (failure.retryAfterSeconds) void reply.header('retry-after', failure.retryAfterSeconds);
    return reply.code(failure.status).send(asGraphqlBody(failure));
  });

  app.post('/graphql', async (request, reply) => {
    const given = body.safeParse(request.body);
    if (!given.success) throw new AppError('BAD_USER_INPUT', NOT_READABLE);
    const { query, variables } = given.data;
    const {
      status,
      body: answer,
      text = JSON.stringify(answer),
      session,
      ticket,
      retryAfterSeconds,
    } = await exchange(request, { query, variables: variables ?? undefined, asText: true });
    sendSession(reply, session);
    sendTicket(reply, ticket);
    if (retryAfterSeconds) void reply.header('retry-after', retryAfterSeconds);
    return reply
      .code(status)
      .header('content-type', 'application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(text);
  });
}
