import { useEffect } from 'react';
import { useQuery } from '@apollo/client/react';
import { useNow } from '../../lib/use-now.ts';
import { StatusIntervalDocument, TablesDocument, type TablesQuery } from './tables.generated.ts';

const MINUTE = 60_000;

export type TablesMatch = TablesQuery['matches'][number];
export type TablesGroup = TablesQuery['groupTables'][number];

interface Tables {
  data: TablesQuery | undefined;
  error: unknown;
  refresh: () => void;
}

/** All tables and matches: what is known at once, then fresh; asked again while a match runs and the page is in sight. */
export const useTables = (): Tables => {
  const status = useQuery(StatusIntervalDocument, { fetchPolicy: 'cache-only' });
  const { data, error, refetch, startPolling, stopPolling } = useQuery(TablesDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    skipPollAttempt: () => document.hidden,
  });
  const now = useNow(MINUTE);
  // From its kick-off until its result is in, whoever has to say that it runs.
  const isRunning = data?.matches.some(({ date, isPlayed }) => !isPlayed && Date.parse(date) <= now) ?? false;
  const interval = Math.max(MINUTE, status.data?.viewer?.statusIntervall ?? 0);

  useEffect(() => {
    if (!isRunning) return undefined;
    startPolling(interval);
    return stopPolling;
  }, [isRunning, interval, startPolling, stopPolling]);

  return { data, error: data ? undefined : error, refresh: () => void refetch().catch(() => undefined) };
};
