import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sends an answer that a browser may keep but must ask about: 304 when it still has the same. */
export function sendWithEtag(request: FastifyRequest, reply: FastifyReply, answer: unknown): FastifyReply {
  const body = JSON.stringify(answer);
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  void reply.header('etag', etag).type('application/json; charset=utf-8');
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  return reply.send(body);
}
