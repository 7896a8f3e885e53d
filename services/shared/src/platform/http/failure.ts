import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { UnsignedRequestError } from '../../contracts/auth/identity.ts';
import { AppError, GENERIC_MESSAGE, httpStatusByCode } from '../../contracts/errors/app-error.ts';
import { outageOf } from '../mongo/outage.ts';

/** An error in the form that the caller sees. */
export type Failure = {
  status: number;
  code: string;
  message: string;
  field?: string;
  retryAfterSeconds?: number;
  /** False for a defect, which must be logged. */
  expected: boolean;
};

const byStatus: Record<number, { code: string; message: string }> = {
  400: { code: 'BAD_USER_INPUT', message: 'Die Anfrage ist nicht lesbar.' },
  404: { code: 'NOT_FOUND', message: 'Das gibt es hier nicht.' },
  405: { code: 'BAD_USER_INPUT', message: 'Das geht auf diesem Weg nicht.' },
  408: { code: 'BAD_USER_INPUT', message: 'Die Anfrage kam nicht rechtzeitig an.' },
  413: { code: 'PAYLOAD_TOO_LARGE', message: 'Die Anfrage ist zu groß.' },
  414: { code: 'BAD_USER_INPUT', message: 'Die Anfrage ist zu lang.' },
  415: { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'Dieses Format wird nicht verstanden.' },
  431: { code: 'BAD_USER_INPUT', message: 'Die Anfrage ist zu lang.' },
};

/** German texts that replace the general ones, by status. */
export type StatusTexts = Partial<Record<number, string>>;

/** Maps an error to what the caller may see: Fastify's by status, ours by code, and any other to a generic failure. */
export function failureOf(error: unknown, texts: StatusTexts = {}): Failure {
  if (error instanceof AppError) {
    const { code, message, field, retryAfterSeconds } = error;
    return { status: httpStatusByCode[code], code, message, field, retryAfterSeconds, expected: true };
  }
  if (error instanceof UnsignedRequestError) {
    return { status: 403, code: 'FORBIDDEN', message: 'Nur über das Gateway erreichbar.', expected: true };
  }
  const status = Number((error as { statusCode?: unknown } | null)?.statusCode);
  if (status >= 400 && status < 500) {
    const known = byStatus[status] ?? (byStatus[400] as { code: string; message: string });
    return { status, code: known.code, message: texts[status] ?? known.message, expected: true };
  }
  return { status: 500, code: 'INTERNAL_SERVER_ERROR', message: GENERIC_MESSAGE, expected: false };
}

/** Logs an unexpected failure, unless the visitor has closed the connection meanwhile. */
export function logUnexpected({ expected }: Failure, error: unknown, request: FastifyRequest): void {
  if (!expected && !request.raw.destroyed) request.log.error({ err: error }, 'request failed');
}

const reading = new Set(['GET', 'HEAD']);

/** Answers errors with their status and `{errorMessage}` in German with its flags. No cache stores these responses. */
export function answerErrors(app: FastifyInstance, texts: StatusTexts = {}): void {
  app.setErrorHandler((error, request, reply) => {
    const outage = outageOf(error, { ofWrite: !reading.has(request.method) });
    if (outage) request.log.warn({ reason: (error as Error).message }, 'the database does not answer');
    const failure = failureOf(outage ?? error, texts);
    logUnexpected(failure, error, request);
    return refuse(reply, failure);
  });
}

/**
 * Answers every failure outside the graph this way, unknown paths included.
 * @param allowedMethods the methods of a path, for a request whose method has no route
 */
export function answerFailures(
  app: FastifyInstance,
  texts: StatusTexts = {},
  allowedMethods?: (path: string) => string[],
): void {
  answerErrors(app, texts);
  app.setNotFoundHandler((request, reply) => {
    const allowed = allowedMethods?.(request.url.split('?', 1)[0] as string) ?? [];
    return refuseUnrouted(reply, allowed, texts);
  });
}

/** 405 with Allow where the path takes other methods, 404 where it takes none. */
export function refuseUnrouted(
  reply: FastifyReply,
  allowed: string[],
  texts: StatusTexts = {},
): FastifyReply {
  if (allowed.length) void reply.header('allow', allowed.join(', '));
  return refuse(reply, failureOf({ statusCode: allowed.length ? 405 : 404 }, texts));
}

/** Calls of visitors who are not logged in. A 401 there means wrong input, such as a wrong password. */
const FOR_VISITORS = '/api/auth/';

/** The specification's failure flags (chapter 8): they make the page go to /abmelden, or reload. */
function flagsOf({ code }: Failure, url: string): { logoff?: true; unauthorized?: true } {
  if (code === 'UNAUTHENTICATED' && !url.startsWith(FOR_VISITORS)) return { logoff: true };
  return code === 'OUTDATED' ? { unauthorized: true } : {};
}

/** Answers with a failure. Only a 503 leaves open whether a write was done, so its body also has the code. */
export function refuse(reply: FastifyReply, failure: Failure): FastifyReply {
  if (failure.retryAfterSeconds) void reply.header('retry-after', failure.retryAfterSeconds);
  return reply
    .code(failure.status)
    .header('cache-control', 'no-store')
    .send({
      errorMessage: failure.message,
      ...(failure.status === 503 && { code: failure.code }),
      ...flagsOf(failure, reply.request.url),
    });
}
