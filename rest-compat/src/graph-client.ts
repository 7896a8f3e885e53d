import { AppError, GENERIC_MESSAGE } from '@tippspiel/shared/errors/app-error';
import { REQUEST_ID_HEADER } from '@tippspiel/shared/http/server';
import type { FastifyRequest } from 'fastify';
import { Pool } from 'undici';
import type { Graph, GraphReply } from './graph.ts';

const CSRF_HEADER = 'x-csrf-token';
/** What the visitor's request must carry to be the same visitor's at the gateway. */
const handedOn = ['cookie', CSRF_HEADER, 'x-requested-with', 'x-tippspiel-client'];

/** The graph behind the gateway's public /graphql, asked as the visitor whose request is answered. */
export function createGraphClient(
  gatewayUrl: string,
  timeoutMs: number,
): { graph: Graph; close(): Promise<void> } {
  const pool = new Pool(gatewayUrl, { connections: 128, headersTimeout: timeoutMs, bodyTimeout: timeoutMs });

  async function send(request: FastifyRequest, body: string, fetchToken: boolean) {
    const headers: Record<string, string> = {
      'content-type': 'application/json',
      [REQUEST_ID_HEADER]: request.id,
    };
    for (const name of handedOn) {
      const value = request.headers[name];
      if (typeof value === 'string') headers[name] = value;
    }
    if (fetchToken) headers[CSRF_HEADER] = 'fetch';
    return pool.request({ method: 'POST', path: '/graphql', headers, body });
  }

  return {
    async graph(request, { query, variables, fetchToken = false }): Promise<GraphReply> {
      try {
        const response = await send(request, JSON.stringify({ query, variables }), fetchToken);
        const answer = (await response.body.json()) as Pick<GraphReply, 'data' | 'errors'>;
        return {
          ...answer,
          setCookie: single(response.headers['set-cookie']),
          csrfToken: single(response.headers[CSRF_HEADER]),
        };
      } catch (error) {
        request.log.warn({ err: error }, 'the gateway does not answer');
        throw new AppError('UNAVAILABLE', GENERIC_MESSAGE);
      }
    },
    close: () => pool.close(),
  };
}

const single = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;
