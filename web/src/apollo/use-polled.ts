import { useCallback, useDeferredValue, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { MaybeMasked } from '@apollo/client/masking';
import { useApolloClient, useQuery } from '@apollo/client/react';
import type { DocumentNode } from 'graphql';
import { registerActive } from '../lib/queries/active-queries.ts';
import { connection, useIsLost } from '../lib/connection/connection.ts';
import type { Failure } from '../lib/failure.ts';
import { subscribeLive, type LiveTopic } from '../lib/connection/live-topics.ts';
import { createPoller, getPollInterval, onPollInterval } from '../lib/queries/poller.ts';
import { useIsHydrated } from '../lib/page/use-hydrated.ts';
import { dataUpdatedAt, isAnsweredByThisPage, isFresh, nameOf } from './query-timestamps.ts';
import { isTransient, offline, toFailure } from './errors.ts';
import { dropFirstAnswer, findFirstAnswer } from './first-answers.ts';
import { recordAnswer } from './persisted-cache.ts';
import { isStale, isAccessRevoked } from './query-state.ts';

type Interval = boolean | number;

export interface PolledOptions<Data, Variables> {
  variables?: Variables;
  /** True sends no queries. */
  skip?: boolean;
  /**
   * True polls at the server's interval; a number is another interval in milliseconds. By default the query is
   * refetched only when the page becomes visible, and after failures.
   */
  poll?: Interval | ((data: MaybeMasked<Data>) => Interval);
  /** Also refetched when the server announces news on one of these topics. */
  live?: readonly LiveTopic[];
  /** The cached answer is fresh: the first fetch waits for the interval. */
  skipInitialFetch?: boolean;
  /** An answer counts as fresh for this many milliseconds: neither mounting nor a return to the page refetches it. */
  fresh?: number;
  /** Not refetched on a return to the page once answered: the screen announces news, and the player loads them. */
  manualRefresh?: boolean;
  /** False postpones the fetch. */
  mayFetch?: () => boolean;
  /** Also takes an answer of this visit off the screen once its query is refused: nothing is typed there. */
  hidesRefused?: boolean;
  /** Refusals that a retry may solve, besides transient failures. */
  isRetryable?: (failure: Failure) => boolean;
  /** Notifies when a running fetch becomes outdated: it is aborted and repeated. */
  interrupts?: (listener: () => void) => () => void;
  /** `sentAt` is a time of this device's clock. */
  onAnswer?: (data: MaybeMasked<Data>, sentAt: number) => void;
}

export interface Polled<Data> {
  /** The cached answer, live; undefined while incomplete. */
  data: MaybeMasked<Data> | undefined;
  /** The answer for the previous variables. */
  previous: MaybeMasked<Data> | undefined;
  /** Time of the answer on the screen, in milliseconds by the server's clock; 0 while it is fresh. */
  dataUpdatedAt: number;
  /** Set only without data. Retries go on; `refetch` retries at once. */
  failure: Failure | null;
  /** Fetches at once; resolves to the failure, if any. */
  refetch: () => Promise<Failure | null>;
}

/** Delay before the refetch of an incomplete answer: a part of it was evicted meanwhile. */
const INCOMPLETE_MS = 500;

/** The options and the state of the screen's last render. */
interface Wanted<Data, Variables> extends PolledOptions<Data, Variables> {
  interval: Interval;
  /** Whether data is shown. */
  isKnown: boolean;
}

/** Fills the cache before it is read, so that the first render has the page's embedded answers. */
const seedFirstAnswer = (
  { cache }: ApolloClient,
  document: DocumentNode,
  variables: OperationVariables,
): boolean => {
  const data = findFirstAnswer(nameOf(document), variables);
  if (!data) return false;
  // No broadcast: other components must not update during a render.
  cache.writeQuery({ query: document, variables, data, broadcast: false });
  recordAnswer(cache, document, variables);
  return true;
};

const createPolledQuery = <Data, Variables extends OperationVariables>(
  client: ApolloClient,
  document: TypedDocumentNode<Data, Variables>,
  key: string,
  mayFill: boolean,
) => {
  let wanted: Wanted<Data, Variables> = { interval: false, isKnown: false };
  const name = nameOf(document);
  const variables = JSON.parse(key) as Variables;
  let isSeeded = mayFill && seedFirstAnswer(client, document, variables);
  const fetch = async (signal: AbortSignal): Promise<void> => {
    const sentAt = Date.now();
    const { data } = await client.query({
      query: document,
      variables,
      fetchPolicy: 'network-only',
      context: { fetchOptions: { signal }, noRetry: wanted.manualRefresh === true && wanted.isKnown },
    } as never);
    recordAnswer(client.cache, document, variables);
    wanted.onAnswer?.(data as MaybeMasked<Data>, sentAt);
  };
  const poller = createPoller({
    fetch,
    every: () => {
      const { interval } = wanted;
      return typeof interval === 'number' ? interval : interval ? getPollInterval() : null;
    },
    mayFetch: () => wanted.mayFetch?.() ?? true,
    isRetryable: (error) => {
      const failure = toFailure(error);
      return isTransient(failure) || (wanted.isRetryable?.(failure) ?? false);
    },
    isHidden: () => globalThis.document.hidden,
    fresh: () => wanted.fresh,
    isAnswered: isSeeded,
  });
  const queryState = () => {
    const { answers, error } = poller.state();
    const isNew = answers > 0 || (wanted.skipInitialFetch ?? false) || isAnsweredByThisPage(name, variables);
    return { isNew, failure: error === undefined ? null : toFailure(error) };
  };
  /** @param isKnown whether data is shown */
  const updatedAt = (isKnown = wanted.isKnown): number =>
    isKnown && isStale(queryState()) ? dataUpdatedAt(name, variables) : 0;
  const onVisible = (): void => {
    if (globalThis.document.hidden) return;
    if (wanted.manualRefresh && poller.state().answers > 0) poller.plan();
    else poller.onReturn();
  };
  return {
    ...poller,
    want: (next: Wanted<Data, Variables>): void => {
      wanted = next;
    },
    /** Starts fetching and polling; returns the function that stops it. */
    start: (): (() => void) => {
      const { skipInitialFetch = false, fresh = 0, live = [], interrupts, isKnown } = wanted;
      globalThis.document.addEventListener('visibilitychange', onVisible);
      const ends = [
        () => globalThis.document.removeEventListener('visibilitychange', onVisible),
        registerActive(poller, name, () => updatedAt()),
        connection.onRestored(poller.onRestored),
        onPollInterval(poller.plan),
        subscribeLive(live, poller.requestSoon),
        interrupts?.(poller.interrupt),
        poller.stop,
      ];
      // A fetch would bring nothing new.
      const isNew = isKnown && (isSeeded || isFresh(name, variables, fresh));
      isSeeded = false;
      dropFirstAnswer(name, variables);
      poller.start(skipInitialFetch || isNew);
      return () => ends.forEach((end) => end?.());
    },
    updatedAt,
    isAccessRevoked: (): boolean => isAccessRevoked(queryState(), wanted.hidesRefused),
  };
};

/**
 * The query hook of all screens. It shows cached data at once, fetches, and polls at the server's interval while the
 * page is visible. A failed fetch never removes shown data, but a refused one may (`hidesRefused`).
 */
export const usePolled = <Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  options: PolledOptions<Data, Variables> = {},
): Polled<Data> => {
  const { variables, poll = false } = options;
  // Prerendered HTML has no data. After hydration cached data is rendered deferred, so that it delays no tap.
  const isHydrated = useDeferredValue(useIsHydrated());
  const skip = !isHydrated || (options.skip ?? false);
  const isLost = useIsLost();
  const client = useApolloClient();
  const key = JSON.stringify(variables ?? {});
  const query = useMemo(
    () => createPolledQuery(client, document, key, isHydrated),
    [client, document, key, isHydrated],
  );
  const { data: known, previousData } = useQuery(document, {
    variables: variables as Variables,
    skip,
    fetchPolicy: 'cache-only',
  } as never) as { data?: MaybeMasked<Data>; previousData?: MaybeMasked<Data> };

  const { isFetching, answers, error } = useSyncExternalStore(query.subscribe, query.state, query.state);
  const data = query.isAccessRevoked() ? undefined : known;
  const interval = typeof poll === 'function' ? known !== undefined && poll(known) : poll;
  const isKnown = data !== undefined;
  useEffect(() => query.want({ ...options, interval, isKnown }));
  useEffect(() => (skip ? undefined : query.start()), [query, skip]);
  useEffect(() => query.plan(), [query, interval]);

  const isIncomplete = !skip && known === undefined && !isFetching && answers > 0;
  useEffect(() => {
    if (!isIncomplete) return undefined;
    const timer = setTimeout(() => void query.refetch(), INCOMPLETE_MS * 2 ** Math.min(answers, 6));
    return () => clearTimeout(timer);
  }, [isIncomplete, answers, query]);

  const refetch = useCallback(async (): Promise<Failure | null> => {
    connection.check();
    await query.refetch();
    const failed = query.state().error;
    return failed === undefined ? null : toFailure(failed);
  }, [query]);
  // In a dead network a query may stay pending for a while.
  const waiting = isLost && isFetching ? offline : null;
  return {
    data,
    previous: previousData,
    dataUpdatedAt: query.updatedAt(isKnown),
    failure: isKnown ? null : error === undefined ? waiting : toFailure(error),
    refetch,
  };
};
