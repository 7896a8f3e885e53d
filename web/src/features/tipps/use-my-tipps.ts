import { useCallback, useEffect } from 'react';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { serverNow, syncClock } from '../../lib/server-clock.ts';
import { useNow } from '../../lib/use-now.ts';
import { MyTippsDocument, type MyTippsQuery } from './my-tipps.generated.ts';
import { isAnyRunning, nextLock } from './tipp-list.ts';
import { useTippSaver } from './use-tipp-saver.ts';

const MINUTE = 60_000;
/** After a lock all players' pages ask again: not all in the same second. */
const afterLock = (): number => 1000 + Math.random() * 4000;

/**
 * Asks again without ever overlapping a save: an older answer that comes after a newer save would show the old tipp. A
 * save that sets out ends the question; its own answer is newer.
 */
const useRefresh = (pageNumber: number): (() => Promise<void>) => {
  const client = useApolloClient();
  const saver = useTippSaver();
  return useCallback(async () => {
    if (saver.isBusy() || document.hidden) return;
    const abort = new AbortController();
    const stopListening = saver.onSend(() => abort.abort());
    const sentAt = Date.now();
    try {
      const { data } = await client.query({
        query: MyTippsDocument,
        variables: { pageNumber },
        fetchPolicy: 'network-only',
        context: { fetchOptions: { signal: abort.signal } },
      });
      if (data) syncClock(data.tournament.serverTime, sentAt, Date.now());
    } catch {
      // The page keeps what it knows; the shell says when the network is away.
    } finally {
      stopListening();
    }
  }, [client, saver, pageNumber]);
};

interface MyTipps {
  data: MyTippsQuery | undefined;
  /** The page before, while this one is loading. */
  previous: MyTippsQuery | undefined;
  error: unknown;
  retry: () => void;
}

/** One page of tipps: what is known at once, then fresh; asked again at each lock and, gently, while a match runs. */
export const useMyTipps = (pageNumber: number): MyTipps => {
  const client = useApolloClient();
  const { data, previousData, error, refetch } = useQuery(MyTippsDocument, { variables: { pageNumber } });
  const refresh = useRefresh(pageNumber);
  const now = useNow(MINUTE);
  const tipps = data?.tipps.tipps ?? [];
  const running = isAnyRunning(tipps, now);
  // A lock counts until a minute after it, so that the question planned for it is still asked.
  const lock = nextLock(tipps, now - MINUTE);
  const lockIsNear = lock !== null && lock - now <= 2 * MINUTE;
  const interval = Math.max(MINUTE, data?.viewer?.statusIntervall ?? 0);

  useEffect(() => {
    const isKnown = client.readQuery({ query: MyTippsDocument, variables: { pageNumber } }) !== null;
    if (isKnown) void refresh();
  }, [client, pageNumber, refresh]);

  useEffect(() => {
    const onReturn = (): void => void refresh();
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, [refresh]);

  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => void refresh(), interval);
    return () => clearInterval(timer);
  }, [running, interval, refresh]);

  useEffect(() => {
    if (lock === null || !lockIsNear) return undefined;
    const timer = setTimeout(() => void refresh(), lock - serverNow() + afterLock());
    return () => clearTimeout(timer);
  }, [lock, lockIsNear, refresh]);

  return { data, previous: previousData, error, retry: () => void refetch().catch(() => undefined) };
};
