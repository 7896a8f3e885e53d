import { AppError, GENERIC_MESSAGE, httpStatusByCode } from '@tippspiel/shared/errors/app-error';
import type { FastifyError, FastifyInstance } from 'fastify';
import { InputError } from './input-error.ts';

const byStatus: Record<number, string> = {
  404: 'Das gibt es hier nicht.',
  413: 'Die Anfrage ist zu groß.',
  415: 'Dieses Format wird nicht verstanden.',
};
const NOT_READABLE = 'Die Anfrage ist nicht lesbar.';

/** Every failure as `{errorMessage}` in German, with the status of its code; an unexpected one tells nothing. */
export function answerErrors(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ errorMessage: byStatus[404] }));
  app.setErrorHandler((error: FastifyError | AppError | InputError, request, reply) => {
    if (error instanceof AppError) {
      if (error.retryAfterSeconds !== undefined) void reply.header('retry-after', error.retryAfterSeconds);
      return reply.code(httpStatusByCode[error.code]).send({ errorMessage: error.message });
    }
    if (error instanceof InputError) return reply.code(400).send({ errorMessage: error.message });
    const status = (error as FastifyError).statusCode ?? 500;
    if (status >= 400 && status < 500) {
      return reply.code(status).send({ errorMessage: byStatus[status] ?? NOT_READABLE });
    }
    request.log.error({ err: error }, 'request failed');
    return reply.code(500).send({ errorMessage: GENERIC_MESSAGE });
  });
}
