import type { GraphQLDataSource } from '@apollo/gateway';
import { IDENTITY_HEADER, type identitySigner } from '@tippspiel/shared/auth/identity';
import { SESSION_HEADER } from '@tippspiel/shared/auth/session';
import { GENERIC_MESSAGE } from '@tippspiel/shared/errors/app-error';
import { REQUEST_ID_HEADER } from '@tippspiel/shared/http/server';
import { CLIENT_IP_HEADER } from '@tippspiel/shared/graph/subgraph';
import type { Logger } from 'pino';
import type { Pool } from 'undici';
import type { GraphCall, GraphContext } from './call.ts';
import { post } from './post.ts';

type Answer = Awaited<ReturnType<GraphQLDataSource['process']>>;

type Options = {
  name: string;
  pool: Pool;
  sign: ReturnType<typeof identitySigner>;
  timeoutMs: number;
  log: Logger;
};

/**
 * Sends the parts of an operation to one subgraph over a pool of connections, without the layers of the stock data
 * source (design, 'The hot paths'). A subgraph that is down, slow or talks nonsense gives UNAVAILABLE for its part.
 */
export function createPoolDataSource(options: Options): GraphQLDataSource<GraphContext> {
  const { name, pool, sign, timeoutMs, log } = options;

  async function send(request: { query?: string; variables?: unknown }, call: GraphCall) {
    const body = JSON.stringify({ query: request.query, variables: request.variables });
    const headers = {
      'content-type': 'application/json',
      [IDENTITY_HEADER]: await sign(call.identity),
      [REQUEST_ID_HEADER]: call.requestId,
      [CLIENT_IP_HEADER]: call.clientIp,
    };
    const answer = await post(pool, { path: '/graphql', headers, body, timeoutMs });
    const token = answer.headers[SESSION_HEADER];
    if (typeof token === 'string') await changeSession(call, token);
    return readAnswer(answer.body);
  }

  return {
    async process({ request, context }) {
      const { call } = context as GraphContext;
      if (call.dry) return { data: null };
      try {
        return await send(request, call);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        log.warn({ reason, subgraph: name, requestId: call.requestId }, 'subgraph does not answer');
        return unavailable();
      }
    },
  };
}

/** The rest of the operation is already done in the new session's name. */
async function changeSession(call: GraphCall, token: string): Promise<void> {
  call.newSession = token;
  call.identity = token === '' ? null : await call.identify(token);
}

function readAnswer(body: string): Answer {
  const answer = JSON.parse(body) as Answer;
  if (typeof answer !== 'object' || answer === null || !('data' in answer || 'errors' in answer)) {
    throw new Error(`no GraphQL answer: ${body.slice(0, 200)}`);
  }
  return answer;
}

const unavailable = (): Answer => ({
  errors: [{ message: GENERIC_MESSAGE, extensions: { code: 'UNAVAILABLE' } }],
});
