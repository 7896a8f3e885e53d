import { failureOf, refuseUnrouted } from '@tippspiel/shared/http/failure';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { asGraphqlBody } from './graphql-failure.ts';
import { notFoundPage } from './plain-page.ts';

type Options = {
  /** Methods of a path below /api. */
  allowedMethods(path: string): string[];
  /** The page of the web app, which knows its own paths. */
  sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
};

const API = '/api';
const reading = ['GET', 'HEAD'];

/** Answers what no route takes: a path of the web app, or a refusal in the form its client reads. */
export function answerUnrouted({ allowedMethods, sendPage }: Options) {
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> => {
    const path = request.url.split('?', 1)[0] as string;
    if (path === '/graphql') {
      const failure = failureOf({ statusCode: 405 });
      return reply.code(405).header('allow', 'POST').send(asGraphqlBody(failure));
    }
    if (path.startsWith(`${API}/`)) return refuseUnrouted(reply, allowedMethods(path.slice(API.length)));
    const isPage = !path.includes('.') && !path.startsWith('//');
    if (isPage && reading.includes(request.method)) return sendPage(request, reply);
    if (isPage) return refuseUnrouted(reply, reading);
    return reply.code(404).type('text/html; charset=utf-8').send(notFoundPage);
  };
}
