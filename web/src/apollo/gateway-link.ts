import { ApolloLink } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { OperationTypeNode } from 'graphql';
import { Observable } from 'rxjs';
import { connection } from '../lib/connection/connection.ts';
import { isClockSure, latestServerNow } from '../lib/time/server-clock.ts';
import { gatewayFetch, TIMEOUT_MS } from './gateway-fetch.ts';
import { queryText } from './query-text.ts';

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
      // A query sent into a dead network is lost: `retry-link.ts` repeats it. A write is not aborted, as it may have
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
