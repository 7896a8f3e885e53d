import { ApolloLink } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { OperationTypeNode } from 'graphql';
import { Observable } from 'rxjs';
import { connection, watchRequest } from '../lib/connection/connection.ts';
import { noteBuild, reloadWhenSafe, thisMinute } from '../lib/connection/version.ts';
import { withTimeout } from '../lib/connection/with-timeout.ts';
import { checkLogin, isForViewer, VIEWER_HEADER } from '../lib/session/session-change.ts';
import { getCsrfToken, setCsrfToken } from '../lib/session/session.ts';
import { isClockSure, latestServerNow } from '../lib/time/server-clock.ts';
import { OtherViewerError } from './errors.ts';
import { queryText } from './query-text.ts';

/** A slow network may need 20 s for an answer. */
const TIMEOUT_MS = 30_000;
/** /graphql answers this only for an outdated anti-forgery token. */
const FORBIDDEN = 403;

const isOfGateway = (response: Response): boolean => response.headers.has(VIEWER_HEADER);

/** Resolves with the complete answer, and rejects a truncated one. Null if it was for another player. */
const whole = async (answer: Promise<Response>): Promise<Response | null> => {
  const response = await answer;
  noteBuild(response.headers.get('x-app'));
  if (isForViewer((name) => response.headers.get(name))) return new Response(await response.text(), response);
  await response.body?.cancel();
  return null;
};

/**
 * Adds the CSRF token, and stores a new one, which follows a change of the login. Aborts an incomplete answer after 30
 * s.
 */
const fetchOnce: typeof fetch = async (input, init) => {
  const { signal, end } = withTimeout(TIMEOUT_MS, init?.signal);
  const headers = new Headers(init?.headers);
  headers.set('x-csrf-token', getCsrfToken());
  headers.set('x-requested-with', 'XMLHttpRequest');
  try {
    const answer = whole(fetch(input, { ...init, headers, signal }));
    const response = await watchRequest(answer, () => init?.signal?.aborted ?? false);
    if (!response) throw new OtherViewerError();
    const token = response.headers.get('x-csrf-token');
    if (token) setCsrfToken(token);
    return response;
  } finally {
    end();
  }
};

/**
 * Repeats a call once if its token was outdated: a login in another tab changes the token. If the new token fails too,
 * the page reloads as soon as nothing is unsaved. If the login cannot be checked, the call counts as unanswered.
 */
export const gatewayFetch: typeof fetch = async (input, init) => {
  const response = await fetchOnce(input, init);
  // A proxy's refusal has no viewer: neither a login nor a reload would help.
  if (response.status !== FORBIDDEN || !isOfGateway(response)) return response;
  const isOwn = await checkLogin();
  if (isOwn === null) throw new TypeError('No answer about the login');
  if (!isOwn) return response;
  const again = await fetchOnce(input, init);
  if (again.status === FORBIDDEN && isOfGateway(again)) reloadWhenSafe(`token-${thisMinute()}`);
  return again;
};

/** Fetch options of an operation, from `context.fetchOptions`. */
type Options = Pick<RequestInit, 'keepalive' | 'signal'>;

const isQuery = ({ operationType }: ApolloLink.Operation): boolean =>
  operationType === OperationTypeNode.QUERY;

/**
 * A network buffer may deliver an aborted write much later. So each write says until when it is valid
 * (gateway/src/http/exchange.ts).
 */
const validity = (operation: ApolloLink.Operation): Record<string, string> =>
  isQuery(operation) || !isClockSure()
    ? {}
    : { 'x-valid-until': String(Math.round(latestServerNow()) + TIMEOUT_MS) };

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** JSON may also come from a proxy: only the GraphQL server answers with data or errors. */
const isAnswer = (answer: unknown): answer is ApolloLink.Result => {
  const { data, errors = [] } = Object(answer) as Record<string, unknown>;
  return Array.isArray(errors) && (errors.length > 0 || (typeof data === 'object' && data !== null));
};

const send = async (operation: ApolloLink.Operation, options: Options): Promise<ApolloLink.Result> => {
  const { operationName, variables, query } = operation;
  const response = await gatewayFetch('/graphql', {
    ...options,
    method: 'POST',
    credentials: 'same-origin',
    headers: { accept: 'application/json', 'content-type': 'application/json', ...validity(operation) },
    body: JSON.stringify({ operationName, variables, query: queryText(query) }),
  });
  const bodyText = await response.text();
  const refused = (): Error =>
    new ServerError(`/graphql answered ${response.status}`, { response, bodyText });
  if (!response.ok) throw refused();
  const answer = parsed(bodyText);
  if (!isAnswer(answer)) throw refused();
  return answer;
};

/**
 * Sends operations to the gateway; any other answer than a successful one of the gateway becomes a ServerError.
 * Apollo's own links add unused features like GET and multipart answers: 2 kB of the first load.
 */
export const gatewayLink = new ApolloLink(
  (operation) =>
    new Observable<ApolloLink.Result>((observer) => {
      const { signal, ...options } = (operation.getContext()['fetchOptions'] ?? {}) as Options;
      const abort = new AbortController();
      const giveUp = (): void => abort.abort(signal?.reason);
      if (signal?.aborted) giveUp();
      signal?.addEventListener('abort', giveUp, { once: true });
      // A query sent into a dead network is lost: `client.ts` repeats it. A write is not aborted, as it may have
      // been done.
      const end = isQuery(operation)
        ? connection.onReachedByProbe(() => abort.abort(new TypeError('Lost on the way')))
        : () => undefined;
      send(operation, { ...options, signal: abort.signal })
        .then(
          (answer) => {
            observer.next(answer);
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        )
        .finally(end);
      return () => {
        end();
        giveUp();
      };
    }),
);
