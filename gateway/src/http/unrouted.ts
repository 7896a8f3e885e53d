import { failureOf, refuse, refuseUnrouted } from '@tippspiel/shared/platform/http/failure';
import { BARE_HEADERS } from '@tippspiel/shared/platform/http/raw-answer';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { asGraphqlBody } from './graphql-route.ts';
import { notFoundPage, sendPlainPage } from '../pages/plain-page.ts';

type Options = {
  allowedMethods(path: string): string[];
  /** Sends the web app's page, which has its own router. */
  sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
};

const API = '/api';
const isApi = (path: string): boolean => path.startsWith(`${API}/`);
const reading = ['GET', 'HEAD'];

/** No cache may store this, because during a deploy another process may already have the file. */
const sendNotFound = (reply: FastifyReply): FastifyReply => sendPlainPage(reply, 404, notFoundPage);

/** Fastify's `frameworkErrors`: answers an unreadable address with 404, as for a visitor with a broken link. */
export function answerUnreadable(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  void reply.headers(BARE_HEADERS);
  if (isApi(request.url) || !reading.includes(request.method)) void refuse(reply, failureOf(error));
  else void sendNotFound(reply);
}

/** Answers requests without a route: with the web app's page, or with a refusal in the client's format. */
export function answerUnrouted({ allowedMethods, sendPage }: Options) {
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> => {
    const path = request.url.split('?', 1)[0] as string;
    if (path === '/graphql') {
      const failure = failureOf({ statusCode: 405 });
      return reply.code(405).header('allow', 'POST').send(asGraphqlBody(failure));
    }
    if (isApi(path)) return refuseUnrouted(reply, allowedMethods(path.slice(API.length)));
    const isPage = !path.includes('.') && !path.startsWith('//');
    if (isPage && reading.includes(request.method)) return sendPage(request, reply);
    if (isPage) return refuseUnrouted(reply, reading);
    return sendNotFound(reply);
  };
}
