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
  /** Nothing is asked while true. */
  skip?: boolean;
  /**
   * Asked again at the server's interval, or at another one in milliseconds, which may depend on what is known; without it only on
   * return and after a failure.
   */
  poll?: Interval | ((data: MaybeMasked<Data>) => Interval);
  /** Asked again, beside that, when the server tells that there is something new about one of these. */
  live?: readonly LiveTopic[];
  /** The cached answer is a moment old: the first query waits for its interval. */
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
  /** The cached answer, live; undefined until it is complete. */
  data: MaybeMasked<Data> | undefined;
  /** The answer to the former variables. */
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

/** A screen's options and answer, as of its last render. */
interface Wanted<Data, Variables> extends PolledOptions<Data, Variables> {
  interval: Interval;
  /** Whether there is something to show. */
  isKnown: boolean;
}

/** Fills the cache before it is looked at: what came with the page is there when the screen is rendered first. */
const seedFirstAnswer = (
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
  let wanted: Wanted<Data, Variables> = { interval: false, isKnown: false };
  const name = nameOf(document);
  const variables = JSON.parse(key) as Variables;
  let cameAlong = mayFill && seedFirstAnswer(client, document, variables);
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
    isAnswered: cameAlong,
  });
  const queryState = () => {
    const { answers, error } = poller.state();
    const isNew = answers > 0 || (wanted.skipInitialFetch ?? false) || isAnsweredByThisPage(name, variables);
    return { isNew, failure: error === undefined ? null : toFailure(error) };
  };
  /** @param isKnown whether there is something to show */
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
    /** Asks, and keeps what it knows fresh, until the function it returns is called. */
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
      // Nothing new is to be expected of asking.
      const isNew = isKnown && (cameAlong || isFresh(name, variables, fresh));
      cameAlong = false;
      dropFirstAnswer(name, variables);
      poller.start(skipInitialFetch || isNew);
      return () => ends.forEach((end) => end?.());
    },
    updatedAt,
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
  const { variables, poll = false } = options;
  // Prerendered HTML knows no answers: what is known shows when the app has taken it over, rendered without standing in the way of a tap.
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
  const interval = typeof poll === 'function' ? data !== undefined && poll(data) : poll;
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
  // The query may still be on its way: into a dead network it goes on for a while.
  const waiting = isLost && isFetching ? offline : null;
  return {
    data,
    previous: previousData,
    dataUpdatedAt: query.updatedAt(isKnown),
    failure: isKnown ? null : error === undefined ? waiting : toFailure(error),
    refetch,
  };
};
