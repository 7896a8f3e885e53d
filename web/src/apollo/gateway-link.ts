import { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { print } from 'graphql';
import { Observable } from 'rxjs';
import { afterFailure } from './after-failure.ts';
import { gatewayFetch } from './gateway-fetch.ts';

/** What a question or a write says about its request, in `context.fetchOptions`. */
type Options = Pick<RequestInit, 'keepalive' | 'signal'>;

const send = async (
  { operationName, variables, query }: ApolloLink.Operation,
  options: Options,
): Promise<ApolloLink.Result> => {
  const response = await gatewayFetch('/graphql', {
    ...options,
    method: 'POST',
    credentials: 'same-origin',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({ operationName, variables, query: print(query) }),
  });
  const bodyText = await response.text();
  const refused = (): Error =>
    new ServerError(`/graphql answered ${response.status}`, { response, bodyText });
  if (!response.ok) throw refused();
  try {
    return JSON.parse(bodyText) as ApolloLink.Result;
  } catch {
    throw refused();
  }
};

/** An answer that is no success, or none of the gateway's, is a ServerError. */
const ask = async (operation: ApolloLink.Operation, options: Options): Promise<ApolloLink.Result> => {
  const about = {
    kind: operation.operationType,
    ownLook: operation.getContext()['ownLook'] === true,
  };
  try {
    const result = await send(operation, options);
    if (result.errors) await afterFailure(new CombinedGraphQLErrors(result), about);
    return result;
  } catch (error) {
    await afterFailure(error, about);
    throw error;
  }
};

/**
 * Asks the gateway. Apollo's own links would bring GET, answers in parts and more that this app does not use: 2 kB of the
 * first load.
 */
export const gatewayLink = new ApolloLink(
  (operation) =>
    new Observable((observer) => {
      const { signal, ...options } = (operation.getContext()['fetchOptions'] ?? {}) as Options;
      const abort = new AbortController();
      const giveUp = (): void => abort.abort(signal?.reason);
      if (signal?.aborted) giveUp();
      signal?.addEventListener('abort', giveUp, { once: true });
      ask(operation, { ...options, signal: abort.signal }).then(
        (answer) => {
          observer.next(answer);
          observer.complete();
        },
        (error: unknown) => observer.error(error),
      );
      return giveUp;
    }),
);
