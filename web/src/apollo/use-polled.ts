import { useCallback, useDeferredValue, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { MaybeMasked } from '@apollo/client/masking';
import { useApolloClient, useQuery } from '@apollo/client/react';
import type { DocumentNode } from 'graphql';
import { registerActive } from '../lib/queries/active-queries.ts';
import { connection, useIsLost } from '../lib/connection/connection.ts';
import type { Failure } from '../lib/failure.ts';
import { subscribeLive, type LiveTopic } from '../lib/connection/live-topics.ts';
import { getPollInterval, onPollInterval } from '../lib/queries/poll-interval.ts';
import { createPoller } from '../lib/queries/poller.ts';
import { useIsHydrated } from '../lib/page/use-hydrated.ts';
import { dataUpdatedAt, isAnsweredByThisPage, isFresh, nameOf } from './query-timestamps.ts';
import { isTransient, offline, toFailure } from './errors.ts';
import { dropFirstAnswer, findFirstAnswer } from './first-answers.ts';
import { recordAnswer } from './persisted-cache.ts';
import { isStale, isAccessRevoked } from './query-state.ts';

type Interval = boolean | number;

export interface PolledOptions<Data, Variables> {
  variables?: Variables;
  /** Nothing is asked while true. */
  skip?: boolean;
  /**
   * Asked again at the server's interval, or at another one in milliseconds, which may depend on what is known; without it only on
   * return and after a failure.
   */
  poll?: Interval | ((data: MaybeMasked<Data>) => Interval);
  /** Asked again, beside that, when the server tells that there is something new about one of these. */
  live?: readonly LiveTopic[];
  /** What is known was asked a moment ago by somebody else: the first query waits for its interval. */
  skipInitialFetch?: boolean;
  /** So many milliseconds an answer of this visit counts as fresh: meanwhile neither a new screen nor a return asks again. */
  fresh?: number;
  /** Not asked again on return once it was answered: what is new is told of, and shown when it is asked for. */
  manualRefresh?: boolean;
  /** False while an answer would do harm: the query waits. */
  mayFetch?: () => boolean;
  /** Refusals that pass, beside failures that always heal. */
  isRetryable?: (failure: Failure) => boolean;
  /** Calls when the answer on its way would be out of date: it is thrown away and asked for again. */
  interrupts?: (listener: () => void) => () => void;
  /** Sent and received by this device's clock. */
  onAnswer?: (data: MaybeMasked<Data>, sentAt: number) => void;
}

export interface Polled<Data> {
  /** What the cache knows, live; undefined until it is complete. */
  data: MaybeMasked<Data> | undefined;
  /** What was shown before the variables changed. */
  previous: MaybeMasked<Data> | undefined;
  /** When what is shown was answered, by the server's clock in milliseconds; 0 while it is as new as can be. */
  dataUpdatedAt: number;
  /** Only while there is nothing to show. It heals by itself; `refetch` does so at once. */
  failure: Failure | null;
  /** Asks at once; how that went. */
  refetch: () => Promise<Failure | null>;
}

/** An answer that does not fill the query: one of its things was forgotten meanwhile. */
const INCOMPLETE_MS = 500;

const nothing: readonly LiveTopic[] = [];

interface Followed<Data, Variables> extends PolledOptions<Data, Variables> {
  interval: Interval;
  /** Whether there is something to show. */
  isKnown: boolean;
}

/** Fills the cache before it is looked at: what came with the page is there when the screen is rendered first. */
const fillWithFirst = (
  { cache }: ApolloClient,
  document: DocumentNode,
  variables: OperationVariables,
): boolean => {
  const data = findFirstAnswer(nameOf(document), variables);
  if (!data) return false;
  // While something is being rendered nothing else may be told to.
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
  let options: Followed<Data, Variables> = { interval: false, isKnown: false };
  const name = nameOf(document);
  const variables = JSON.parse(key) as Variables;
  let cameAlong = mayFill && fillWithFirst(client, document, variables);
  const fetch = async (signal: AbortSignal): Promise<void> => {
    const sentAt = Date.now();
    const { data } = await client.query({
      query: document,
      variables,
      fetchPolicy: 'network-only',
      context: { fetchOptions: { signal }, noRetry: options.manualRefresh === true && options.isKnown },
    } as never);
    recordAnswer(client.cache, document, variables);
    options.onAnswer?.(data as MaybeMasked<Data>, sentAt);
  };
  const poller = createPoller({
    fetch,
    every: () => {
      const { interval } = options;
      return typeof interval === 'number' ? interval : interval ? getPollInterval() : null;
    },
    mayFetch: () => options.mayFetch?.() ?? true,
    isRetryable: (error) => {
      const failure = toFailure(error);
      return isTransient(failure) || (options.isRetryable?.(failure) ?? false);
    },
    isHidden: () => globalThis.document.hidden,
    fresh: () => options.fresh,
    isAnswered: cameAlong,
  });
  const queryState = () => {
    const { answers, error } = poller.state();
    const isNew = answers > 0 || (options.skipInitialFetch ?? false) || isAnsweredByThisPage(name, variables);
    return { isNew, failure: error === undefined ? null : toFailure(error) };
  };
  return {
    ...poller,
    name,
    follow: (next: Followed<Data, Variables>): void => {
      options = next;
    },
    start: (later = false): void => {
      // Nothing new is to be expected of asking.
      const isNew = options.isKnown && (cameAlong || isFresh(name, variables, options.fresh ?? 0));
      cameAlong = false;
      dropFirstAnswer(name, variables);
      poller.start(later || isNew);
    },
    /** @param isKnown whether there is something to show */
    since: (isKnown = options.isKnown): number =>
      isKnown && isStale(queryState()) ? dataUpdatedAt(name, variables) : 0,
    isAccessRevoked: (): boolean => isAccessRevoked(queryState()),
  };
};

/**
 * How every screen asks: shows what is known at once, asks, and keeps it fresh at the server's interval while the page is in sight.
 * A query that fails takes nothing off the screen.
 */
export const usePolled = <Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  options: PolledOptions<Data, Variables> = {},
): Polled<Data> => {
  const { variables, poll = false, live = nothing, skipInitialFetch, manualRefresh, interrupts } = options;
  // Prerendered HTML knows no answers: what is known shows when the app has taken it over, rendered without standing in the way of a tap.
  const isHydrated = useDeferredValue(useIsHydrated());
  const skip = !isHydrated || (options.skip ?? false);
  const isLost = useIsLost();
  const client = useApolloClient();
  const key = JSON.stringify(variables ?? {});
  const poller = useMemo(
    () => createPolledQuery(client, document, key, isHydrated),
    [client, document, key, isHydrated],
  );
  const { data: known, previousData } = useQuery(document, {
    variables: variables as Variables,
    skip,
    fetchPolicy: 'cache-only',
  } as never) as { data?: MaybeMasked<Data>; previousData?: MaybeMasked<Data> };

  const state = useSyncExternalStore(poller.subscribe, poller.state, poller.state);
  const data = poller.isAccessRevoked() ? undefined : known;
  const interval = typeof poll === 'function' ? data !== undefined && poll(data) : poll;
  const isKnown = data !== undefined;
  useEffect(() => poller.follow({ ...options, interval, isKnown }));

  useEffect(() => {
    if (skip) return undefined;
    const onVisible = (): void => {
      if (globalThis.document.hidden) return;
      if (manualRefresh && poller.state().answers > 0) poller.plan();
      else poller.onReturn();
    };
    globalThis.document.addEventListener('visibilitychange', onVisible);
    const ends = [
      registerActive(poller, poller.name, () => poller.since()),
      connection.onRestored(poller.onRestored),
      onPollInterval(poller.plan),
      () => globalThis.document.removeEventListener('visibilitychange', onVisible),
      poller.stop,
    ];
    poller.start(skipInitialFetch);
    return () => ends.forEach((end) => end());
  }, [poller, skip, skipInitialFetch, manualRefresh]);
  const topics = live.join(' ');
  useEffect(() => {
    if (skip || !topics) return undefined;
    return subscribeLive(topics.split(' ') as LiveTopic[], poller.requestSoon);
  }, [poller, topics, skip]);
  useEffect(() => interrupts?.(poller.interrupt), [poller, interrupts]);
  useEffect(() => poller.plan(), [poller, interval]);

  const isIncomplete = !skip && known === undefined && !state.isFetching && state.answers > 0;
  useEffect(() => {
    if (!isIncomplete) return undefined;
    const timer = setTimeout(() => void poller.refetch(), INCOMPLETE_MS * 2 ** Math.min(state.answers, 6));
    return () => clearTimeout(timer);
  }, [isIncomplete, state.answers, poller]);

  const refetch = useCallback(async (): Promise<Failure | null> => {
    connection.check();
    await poller.refetch();
    const { error } = poller.state();
    return error === undefined ? null : toFailure(error);
  }, [poller]);
  // The query may still be on its way: into a dead network it goes on for a while.
  const waiting = isLost && state.isFetching ? offline : null;
  return {
    data,
    previous: previousData,
    dataUpdatedAt: poller.since(isKnown),
    failure: isKnown ? null : state.error === undefined ? waiting : toFailure(state.error),
    refetch,
  };
};
