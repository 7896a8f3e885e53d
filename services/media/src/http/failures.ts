import { UnsignedRequestError } from '@tippspiel/shared/auth/identity';
import { AppError, GENERIC_MESSAGE, httpStatusByCode } from '@tippspiel/shared/errors/app-error';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { messages } from '../app/messages.ts';

/** What fastify itself refuses, such as a body of an unknown type. */
const textByStatus: Record<number, string> = {
  400: messages.noFile,
  404: messages.noSuchPicture,
  406: messages.noFile,
  415: messages.wrongType,
};

/** Every refusal outside the graph is `{errorMessage}` in German; what is nobody's business is logged, not told. */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error instanceof UnsignedRequestError) return refuse(reply, 403, messages.onlyGateway);
    if (error instanceof AppError) {
      if (error.retryAfterSeconds) void reply.header('retry-after', error.retryAfterSeconds);
      return refuse(reply, httpStatusByCode[error.code], error.message);
    }
    const text = textByStatus[error.statusCode ?? 500];
    if (text) return refuse(reply, error.statusCode === 406 ? 400 : error.statusCode!, text);
    request.log.error({ err: error }, 'request failed');
    return refuse(reply, 500, GENERIC_MESSAGE);
  });
  app.setNotFoundHandler((_request, reply) => refuse(reply, 404, messages.noSuchPicture));
}

function refuse(reply: FastifyReply, status: number, errorMessage: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').send({ errorMessage });
}
