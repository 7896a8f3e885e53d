import { useEffect } from 'react';
import { usePolled } from '../apollo/use-polled.ts';
import { setPollInterval } from '../lib/poll-interval.ts';
import { getSession } from '../lib/session.ts';
import { StatusDocument, type StatusQuery } from './status.generated.ts';

/** The player's rank, points and picture, and how often pages may ask; undefined for visitors. */
export const useStatus = (): StatusQuery | undefined => {
  const { data } = usePolled(StatusDocument, {
    skip: getSession().user === null,
    poll: true,
    live: ['ranks'],
  });
  const interval = data?.viewer?.statusIntervall;
  useEffect(() => {
    if (interval) setPollInterval(interval);
  }, [interval]);
  return data;
};
