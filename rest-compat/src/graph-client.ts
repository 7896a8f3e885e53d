import { outcomeUnknown, unavailable } from '@tippspiel/shared/contracts/errors/app-error';
import { createHttpClient, NotSentError } from '@tippspiel/shared/platform/http/http-client';
import { readDeadline } from '@tippspiel/shared/platform/http/deadline';
import { REQUEST_ID_HEADER } from '@tippspiel/shared/platform/http/server';
import type { FastifyRequest } from 'fastify';
import type { Graph, GraphReply } from './graph.ts';

const CSRF_HEADER = 'x-csrf-token';
/** Headers that identify the visitor at the gateway. */
const handedOn = ['cookie', CSRF_HEADER, 'x-requested-with', 'x-tippspiel-client', 'user-agent'];
const CONNECTIONS = 128;
const QUEUE = 2_000;

/**
 * Queries the graph at the gateway's public /graphql as the visitor of the request. It throws UNAVAILABLE when the
 * gateway does not answer, and UNKNOWN when a write was already sent.
 */
export function createGraphClient(
  gatewayUrl: string,
  timeoutMs: number,
): { graph: Graph; close(): Promise<void> } {
  const client = createHttpClient({ url: gatewayUrl, connections: CONNECTIONS, queue: QUEUE });

  async function send(request: FastifyRequest, body: string, fetchToken: boolean): Promise<GraphReply> {
    const headers: Record<string, string> = {
      'content-type': 'application/json',
      [REQUEST_ID_HEADER]: request.id,
    };
    for (const name of handedOn) {
      const value = request.headers[name];
      if (typeof value === 'string') headers[name] = value;
    }
    if (fetchToken) headers[CSRF_HEADER] = 'fetch';
    const own = new Date(Date.now() + timeoutMs);
    const clients = readDeadline(request.headers) ?? own;
    const deadline = clients < own ? clients : own;
    const answer = await client.post({ path: '/graphql', headers, body, deadline });
    return {
      ...(JSON.parse(answer.body) as Pick<GraphReply, 'data' | 'errors'>),
      setCookie: single(answer.headers['set-cookie']),
      csrfToken: single(answer.headers[CSRF_HEADER]),
    };
  }

  return {
    async graph(request, { query, variables, fetchToken = false }): Promise<GraphReply> {
      try {
        return await send(request, JSON.stringify({ query, variables }), fetchToken);
      } catch (error) {
        request.log.warn({ err: error }, 'the gateway does not answer');
        if (error instanceof NotSentError) throw unavailable(error.retryAfterSeconds);
        throw /^\s*mutation\b/.test(query) ? outcomeUnknown() : unavailable();
      }
    },
    close: () => client.close(),
  };
}

const single = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;
