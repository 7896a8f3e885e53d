import { useEffect } from 'react';
import { useQuery } from '@apollo/client/react';
import { getSession } from '../lib/session.ts';
import { StatusDocument, type StatusQuery } from './status.generated.ts';

const MIN_INTERVAL_MS = 60_000;

/** The player's rank, points and picture, asked again while the page is in sight; undefined for visitors. */
export const useStatus = (): StatusQuery | undefined => {
  const loggedIn = getSession().user !== null;
  const { data, startPolling, stopPolling } = useQuery(StatusDocument, {
    skip: !loggedIn,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    skipPollAttempt: () => document.hidden,
  });
  const interval = Math.max(MIN_INTERVAL_MS, data?.viewer?.statusIntervall ?? 0);
  useEffect(() => {
    if (!loggedIn) return undefined;
    startPolling(interval);
    return stopPolling;
  }, [loggedIn, interval, startPolling, stopPolling]);
  return data;
};
