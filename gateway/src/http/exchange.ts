import type { Clock } from '@tippspiel/shared/platform/clock/clock';
import { AppError } from '@tippspiel/shared/contracts/errors/app-error';
import { readDeadline } from '@tippspiel/shared/platform/http/deadline';
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
 * The end of the time in which a page's write may be begun: milliseconds since 1970 by the game's clock, which pages know. A
 * write that its page has given up may lie in the buffer of a phone or a proxy for minutes; it must not come through when
 * the page has long seen, and said, what is stored.
 */
const VALID_UNTIL_HEADER = 'x-valid-until';

/**
 * @param now by the game's clock
 * @returns the same moment in real time, which deadlines are in; undefined when the page says none, or nothing readable
 */
function readValidUntil(headers: IncomingHttpHeaders, now: Date): Date | undefined {
  const given = headers[VALID_UNTIL_HEADER];
  if (typeof given !== 'string' || !/^\d{13}$/.test(given)) return undefined;
  return new Date(Date.now() + Number(given) - now.getTime());
}

export const PAGE_IS_OLD = 'Die Seite ist veraltet. Bitte lade sie neu.';

/** `ticket` is the cookie of a login elsewhere that began or ended. */
export type Exchange = GraphAnswer & { session?: SessionHeaders; ticket?: string };
export type ExchangeRequest = {
  query: string;
  variables?: Record<string, unknown>;
  /** The caller needs the visitor's anti-forgery token. */
  fetchToken?: boolean;
  /** A secret in its variables authorises it, not the login: it runs in nobody's name, and needs no token. */
  bySecret?: boolean;
  /** It was begun by this very browser, as the ticket in its cookie says: it needs no token. */
  byTicket?: boolean;
};

type Options = {
  graph: Graph;
  csrf: Csrf;
  visitors: Visitors;
  sessions: Sessions;
  addresses: ClientAddresses;
  clock: Clock;
  /** Cookies are for https alone. */
  secure: boolean;
  /** Called for each operation that ran, with `done` or the code of its first error. */
  count(kind: 'query' | 'mutation', outcome: string): void;
};

/**
 * Runs an operation in a visitor's name, for /graphql and for rest-compat mounted in this process alike: checks the
 * anti-forgery token of mutations and says which cookie and token the answer must carry. Throws an AppError.
 */
export function createExchange(options: Options) {
  const { graph, csrf, visitors, sessions, addresses, clock, secure } = options;
  return async (
    request: FastifyRequest,
    { query, variables, fetchToken, bySecret, byTicket }: ExchangeRequest,
  ): Promise<Exchange> => {
    const operation = graph.find(query);
    const { visitor } = request;
    const token = request.headers[CSRF_HEADER];
    if (operation.isMutation && !bySecret && !byTicket && !csrf.matches(visitor.cookie, token))
      throw new AppError('OUTDATED', PAGE_IS_OLD);

    const call: GraphCall = {
      identity: bySecret ? null : identityOf(visitor),
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
    const ran = await graph.run(operation, variables, call);
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
