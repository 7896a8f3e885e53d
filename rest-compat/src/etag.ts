import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Call } from './tools.ts';

/** Sends a response that a browser may cache but must revalidate: 304 when its copy is current. */
export function sendWithEtag({ request, reply }: Call, answer: unknown): FastifyReply {
  const body = JSON.stringify(answer);
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  void reply.header('etag', etag).type('application/json; charset=utf-8');
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  return reply.send(body);
}
