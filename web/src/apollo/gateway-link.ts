import { ApolloLink } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { OperationTypeNode } from 'graphql';
import { Observable } from 'rxjs';
import { connection } from '../lib/connection/connection.ts';
import { isClockSure, latestServerNow } from '../lib/time/server-clock.ts';
import { gatewayFetch, TIMEOUT_MS } from './gateway-fetch.ts';
import { queryText } from './query-text.ts';

/** Options of a query or write for its request, in `context.fetchOptions`. */
type Options = Pick<RequestInit, 'keepalive' | 'signal'>;

const isQuery = ({ operationType }: ApolloLink.Operation): boolean =>
  operationType === OperationTypeNode.QUERY;

/**
 * A write that was given up may lie in a buffer on the way and come through long after: a write says until when it may be begun
 * (gateway/src/http/valid-until.ts).
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

/** Also what is JSON may be of a box on the way: a graph answers with data, with errors, or with both. */
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
 * Asks the gateway; an answer that is no success, or none of the gateway's, is a ServerError. Apollo's own links would bring GET,
 * answers in parts and more that this app does not use: 2 kB of the first load.
 */
export const gatewayLink = new ApolloLink(
  (operation) =>
    new Observable<ApolloLink.Result>((observer) => {
      const { signal, ...options } = (operation.getContext()['fetchOptions'] ?? {}) as Options;
      const abort = new AbortController();
      const giveUp = (): void => abort.abort(signal?.reason);
      if (signal?.aborted) giveUp();
      signal?.addEventListener('abort', giveUp, { once: true });
      // A query that set out into a dead network is lost (`retry-link.ts` sends it again); a write may be done all the same.
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
