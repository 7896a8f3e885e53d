import type { FastifyRequest } from 'fastify';
import { AppError, GENERIC_MESSAGE, httpStatusByCode } from '@tippspiel/shared/errors/app-error';

/** What an error shows of itself outside. */
export type Failure = {
  status: number;
  code: string;
  message: string;
  field?: string;
  retryAfterSeconds?: number;
  /** False for what should not happen and must be logged. */
  expected: boolean;
};

const byStatus: Record<number, { code: string; message: string }> = {
  400: { code: 'BAD_USER_INPUT', message: 'Die Anfrage ist nicht lesbar.' },
  404: { code: 'NOT_FOUND', message: 'Das gibt es hier nicht.' },
  405: { code: 'BAD_USER_INPUT', message: 'Das geht auf diesem Weg nicht.' },
  413: { code: 'PAYLOAD_TOO_LARGE', message: 'Die Anfrage ist zu groß.' },
  414: { code: 'BAD_USER_INPUT', message: 'Die Anfrage ist zu lang.' },
  415: { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'Dieses Format wird nicht verstanden.' },
};

/** Maps any error to what may be told: fastify's own by their status, ours by their code, the rest not at all. */
export function failureOf(error: unknown): Failure {
  if (error instanceof AppError) {
    const { code, message, field, retryAfterSeconds } = error;
    return { status: httpStatusByCode[code], code, message, field, retryAfterSeconds, expected: true };
  }
  const status = Number((error as { statusCode?: unknown } | null)?.statusCode);
  if (status >= 400 && status < 500) {
    const known = byStatus[status] ?? (byStatus[400] as { code: string; message: string });
    return { status, ...known, expected: true };
  }
  return { status: 500, code: 'INTERNAL_SERVER_ERROR', message: GENERIC_MESSAGE, expected: false };
}

/** Logs what should not have happened; a visitor who hung up meanwhile is no reason to. */
export function logUnexpected({ expected }: Failure, error: unknown, request: FastifyRequest): void {
  if (!expected && !request.raw.destroyed) request.log.error({ err: error }, 'request failed');
}

/** A failure as GraphQL tells it. */
export const asGraphqlBody = ({ message, code, field, retryAfterSeconds }: Failure) => ({
  errors: [{ message, extensions: { code, field, retryAfterSeconds } }],
});

/** A failure as the documented REST calls tell it. */
export const asRestBody = ({ message }: Failure) => ({ errorMessage: message });
