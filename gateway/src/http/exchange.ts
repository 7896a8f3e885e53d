import type { Clock } from '@tippspiel/shared/platform/clock/clock';
import { AppError } from '@tippspiel/shared/contracts/errors/app-error';
import { readDeadline } from '@tippspiel/shared/platform/http/deadline';
import { operationName } from '@tippspiel/shared/platform/tracing/tracing';
import type { FastifyRequest } from 'fastify';
import type { GraphAnswer, GraphCall } from '../graph/call.ts';
import type { Graph } from '../graph/graph.ts';
import { CSRF_FETCH, CSRF_HEADER, type Csrf } from '../session/csrf.ts';
import { readTicket, ticketCookie } from '../session/ticket.ts';
import type { Sessions } from '../session/sessions.ts';
import { identityOf, type SessionHeaders, type Visitors } from '../session/visitor.ts';
import type { ClientAddresses } from './client-address.ts';
import type { IncomingHttpHeaders } from 'node:http';

/**
 * The latest time at which a page's write may begin: milliseconds since 1970 by the game's clock, which pages know. A
 * write that its page has given up may stay in the buffer of a phone or proxy for minutes. It must not take effect
 * after the page has already shown the stored state.
 */
const VALID_UNTIL_HEADER = 'x-valid-until';

/**
 * @param now the current time by the game's clock
 * @returns the same moment in real time, which deadlines use; undefined for a missing or unreadable header
 */
function readValidUntil(headers: IncomingHttpHeaders, now: Date): Date | undefined {
  const given = headers[VALID_UNTIL_HEADER];
  if (typeof given !== 'string' || !/^\d{13}$/.test(given)) return undefined;
  return new Date(Date.now() + Number(given) - now.getTime());
}

export const PAGE_IS_OLD = 'Die Seite ist veraltet. Bitte lade sie neu.';

/** `ticket` is the cookie of an external login that began or ended. */
export type Exchange = GraphAnswer & { session?: SessionHeaders; ticket?: string };
export type ExchangeRequest = {
  query: string;
  variables?: Record<string, unknown>;
  /** Whether the answer may come as `text`. */
  asText?: boolean;
  /** Whether the caller needs the visitor's anti-forgery token. */
  fetchToken?: boolean;
  /** A secret in its variables authorises the operation. It runs anonymously, and needs no token. */
  bySecret?: boolean;
  /** The ticket in its cookie proves that the same browser began this login, so it needs no token. */
  byTicket?: boolean;
};

type Options = {
  graph: Graph;
  csrf: Csrf;
  visitors: Visitors;
  sessions: Sessions;
  addresses: ClientAddresses;
  clock: Clock;
  /** Whether cookies are restricted to https. */
  secure: boolean;
  /** Called for each executed operation, with `done` or the code of its first error. */
  count(kind: 'query' | 'mutation', outcome: string): void;
};

/**
 * Runs an operation as the visitor, for /graphql and for rest-compat mounted in this process. It checks the
 * anti-forgery token of mutations, and returns the cookie and token for the response.
 * @throws AppError
 */
export function createExchange(options: Options) {
  const { graph, csrf, visitors, sessions, addresses, clock, secure } = options;
  return async (
    request: FastifyRequest,
    { query, variables, asText, fetchToken, bySecret, byTicket }: ExchangeRequest,
  ): Promise<Exchange> => {
    const operation = graph.find(query);
    if (request.span && request.routeOptions.url === '/graphql')
      request.span.rename(operationName(operation.query));
    const { visitor } = request;
    const token = request.headers[CSRF_HEADER];
    if (operation.isMutation && !bySecret && !byTicket && !csrf.matches(visitor.cookie, token))
      throw new AppError('OUTDATED', PAGE_IS_OLD);

    const call: GraphCall = {
      identity: bySecret ? null : identityOf(visitor),
      asText,
      requestId: request.id,
      clientIp: addresses.of(request),
      clientAgent: request.headers['user-agent'],
      ticket: readTicket(request.headers.cookie),
      deadline: readDeadline(request.headers) ?? readValidUntil(request.headers, clock.now()),
      identify: async (newToken) => {
        const session = await sessions.resolve(newToken, request.id);
        return identityOf({ cookie: newToken, session, expired: false });
      },
    };
    const run = () => graph.run(operation, variables, call);
    // What follows the end of a body runs outside the span.
    const ran = await (request.span ? request.span.run(run) : run());
    const code = ran.body.errors?.[0]?.extensions?.['code'] ?? 'done';
    options.count(operation.isMutation ? 'mutation' : 'query', String(code));
    const { newTicket } = call;
    const answer = newTicket === undefined ? ran : { ...ran, ticket: ticketCookie(newTicket, secure) };
    if (call.newSession !== undefined) {
      if (visitor.session) sessions.forget([visitor.session.sessionId]);
      return { ...answer, session: visitors.headersForToken(call.newSession) };
    }
    const wanted = fetchToken === true || token === CSRF_FETCH || visitor.expired;
    return wanted ? { ...answer, session: visitors.headersFor(visitor) } : answer;
  };
}
