import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { failureOf } from './failure.ts';

/** The headers of responses that are sent before any plugin has seen the request. */
export const BARE_HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

const statusByCode: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Ends a connection with a failure in German, for input that is not HTTP or arrives too slowly. */
export function endWithFailure(socket: Socket, statusCode: number): void {
  if (socket.destroyed || !socket.writable) return void socket.destroy();
  const { message } = failureOf({ statusCode });
  const body = JSON.stringify({ errorMessage: message });
  const head = [
    `HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode]}`,
    ...Object.entries(BARE_HEADERS).map(([name, value]) => `${name}: ${value}`),
    'content-type: application/json; charset=utf-8',
    'connection: close',
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

/** Fastify's `clientErrorHandler`. */
export function answerClientError(error: { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET') return void socket.destroy();
  endWithFailure(socket, statusByCode[error.code ?? ''] ?? 400);
}
