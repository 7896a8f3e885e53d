import type { GraphQLDataSource } from '@apollo/gateway';
import { IDENTITY_HEADER, type identitySigner } from '@tippspiel/shared/contracts/auth/identity';
import { SESSION_HEADER, TICKET_HEADER } from '@tippspiel/shared/contracts/auth/session';
import { GENERIC_MESSAGE, UNKNOWN_MESSAGE } from '@tippspiel/shared/contracts/errors/app-error';
import { CLIENT_AGENT_HEADER, CLIENT_IP_HEADER } from '@tippspiel/shared/platform/graph/subgraph';
import { NotSentError, type HttpClient } from '@tippspiel/shared/platform/http/http-client';
import { REQUEST_ID_HEADER } from '@tippspiel/shared/platform/http/server';
import { inSpan, operationName, TRACE_HEADER, tracing } from '@tippspiel/shared/platform/tracing/tracing';
import type { Logger } from 'pino';
import type { GraphCall, GraphContext } from './call.ts';
import { BATCHED_BYTES, bodyOf, type Batcher } from './batcher.ts';

type Answer = Awaited<ReturnType<GraphQLDataSource['process']>>;
type Run = (variables: unknown, call: GraphCall) => Promise<Answer | string>;
type Operation = {
  query: string;
  /** The name of its span. */
  name: string;
  bytes: number;
  isRead: boolean;
  batcher: Batcher | undefined;
};

export type PoolDataSource = GraphQLDataSource<GraphContext> & {
  /**
   * Reads an operation once for all its runs, which are like `process`; data without errors comes as the subgraph's text if
   * the call allows it.
   */
  prepare(query: string): Run;
};

type Options = {
  name: string;
  client: HttpClient;
  sign: ReturnType<typeof identitySigner>;
  timeoutMs: number;
  log: Logger;
  /** Called for each request without an answer. */
  failed?(): void;
  /** Send operations that many players send in the same moment together; left out, each goes alone. */
  batch?: { saves: Batcher; reads: Batcher };
};

/** Saves come by the thousand before a kick-off, and each takes equally long. */
const TIPP_SAVE = /^mutation[^{]*\{\s*saveTipp\b/;
/** What open pages ask after a goal. tipp answers all of it from memory. */
const AFTER_GOAL = /^query (Live|Status)__|^query[^{]*\{\s*ranking\s*\(\s*provisional:\s*true\b/;
/** A search or the next goals would delay the other pages of the same request, so these go alone. */
const IS_SLOW = /\bsearch:|\bnextGoals\b/;
const SEARCHES = '"search"';

/**
 * Sends the parts of an operation to one subgraph over a pool of connections, without the layers of @apollo/gateway's data
 * source (docs/adr/0018-lean-gateway.md). A subgraph that is down, slow or talks nonsense gives UNAVAILABLE for its part, and
 * UNKNOWN once a write of the same operation was sent: it may have taken effect, or may still do so.
 */
export function createPoolDataSource(options: Options): PoolDataSource {
  const { name, client, sign, timeoutMs, log, batch } = options;

  function batcherOf(query: string): Batcher | undefined {
    if (TIPP_SAVE.test(query)) return batch?.saves;
    return AFTER_GOAL.test(query) && !IS_SLOW.test(query) ? batch?.reads : undefined;
  }

  async function send(
    { query, bytes, isRead, batcher }: Operation,
    variables: string,
    call: GraphCall,
    traceparent: string | undefined,
  ): Promise<string> {
    const headers: Record<string, string> = {
      'content-type': 'application/json',
      [IDENTITY_HEADER]: await sign(call.identity),
      [REQUEST_ID_HEADER]: call.requestId,
      [CLIENT_IP_HEADER]: call.clientIp,
      ...(traceparent && { [TRACE_HEADER]: traceparent }),
      ...(call.ticket && name === 'user' && { [TICKET_HEADER]: call.ticket }),
    };
    const deadline = earlier(new Date(Date.now() + timeoutMs), call.deadline);
    const isSmall = bytes + Buffer.byteLength(variables) <= BATCHED_BYTES;
    if (batcher && isSmall && !variables.includes(SEARCHES))
      return batcher({ headers, query, variables, deadline });
    // Only who logs in needs it.
    if (!call.identity && call.clientAgent) headers[CLIENT_AGENT_HEADER] = call.clientAgent;
    const body = bodyOf({ query, variables });
    const answer = await client.post({ path: '/graphql', headers, body, deadline, isRead });
    const ticket = answer.headers[TICKET_HEADER];
    if (typeof ticket === 'string') call.newTicket = ticket;
    const token = answer.headers[SESSION_HEADER];
    if (typeof token === 'string') await changeSession(call, token);
    return answer.body;
  }

  /** @param asText whether data without errors may be returned as the subgraph's text */
  async function fetch(
    operation: Operation,
    variables: unknown,
    call: GraphCall,
    asText: boolean,
  ): Promise<Answer | string> {
    if (call.dry) return { data: null };
    const writes = !operation.isRead;
    try {
      const span = tracing()?.step(operation.name, 'client');
      const text = await inSpan(span, () =>
        send(operation, JSON.stringify(variables ?? {}), call, span?.traceparent),
      );
      const answer = asText && isData(text) ? text : readAnswer(text);
      call.mayHaveWritten ||= writes;
      return answer;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const about = { reason, subgraph: name, requestId: call.requestId };
      if (!call.isExtra) options.failed?.();
      log[call.isExtra ? 'debug' : 'warn'](about, 'subgraph does not answer');
      const notSent = error instanceof NotSentError ? error : undefined;
      call.mayHaveWritten ||= writes && !notSent;
      return call.mayHaveWritten ? unknown() : unavailable(notSent?.retryAfterSeconds);
    }
  }

  function prepare(query: string): Operation {
    const isRead = !query.startsWith('mutation');
    return {
      query,
      name: `${name} ${operationName(query)}`,
      bytes: Buffer.byteLength(query),
      isRead,
      batcher: batcherOf(query),
    };
  }

  return {
    process({ request: { query = '', variables }, context }) {
      const { call } = context as GraphContext;
      return fetch(prepare(query), variables, call, false) as Promise<Answer>;
    },
    prepare(query) {
      const operation = prepare(query);
      return (variables, call) => fetch(operation, variables, call, call.asText ?? false);
    },
  };
}

const earlier = (one: Date, other: Date | undefined): Date => (other && other < one ? other : one);

/** The rest of the operation is already done in the new session's name. */
async function changeSession(call: GraphCall, token: string): Promise<void> {
  call.newSession = token;
  call.identity = token === '' ? null : await call.identify(token);
}

/** Quotes within a value are escaped, so that no text of a player looks like a list of errors. */
const isData = (text: string): boolean => text.startsWith('{"data":{') && !text.includes('"errors":[');

function readAnswer(body: string): Answer {
  const answer = JSON.parse(body) as Answer;
  if (typeof answer !== 'object' || answer === null || !('data' in answer || 'errors' in answer)) {
    throw new Error(`no GraphQL answer: ${body.slice(0, 200)}`);
  }
  return answer;
}

const unavailable = (retryAfterSeconds: number | undefined): Answer => ({
  errors: [{ message: GENERIC_MESSAGE, extensions: { code: 'UNAVAILABLE', retryAfterSeconds } }],
});

const unknown = (): Answer => ({ errors: [{ message: UNKNOWN_MESSAGE, extensions: { code: 'UNKNOWN' } }] });
