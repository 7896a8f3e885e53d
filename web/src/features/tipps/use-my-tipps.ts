import { useEffect } from 'react';
import { usePolled, type Polled } from '../../apollo/use-polled.ts';
import { betweenSaves } from '../../lib/save/between-saves.ts';
import { syncClock } from '../../lib/time/server-clock.ts';
import { useRefetchAtLock } from '../../lib/queries/use-refetch-at-lock.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { rememberPage } from './tipp-pages.ts';
import { MyTippsDocument, type MyTippsQuery } from './my-tipps.generated.ts';
import { isAnyRunning } from './tipp-list.ts';

const MINUTE = 60_000;

/** One page of tipps, asked again at each lock and, gently, while a match runs. */
export const useMyTipps = (pageNumber: number): Polled<MyTippsQuery> => {
  const now = useNow(MINUTE);
  const polled = usePolled(MyTippsDocument, {
    variables: { pageNumber },
    live: ['matches'],
    poll: ({ tipps }) => isAnyRunning(tipps.tipps, now),
    ...betweenSaves,
    onAnswer: ({ tournament }, sentAt) => syncClock(tournament.serverTime, sentAt, Date.now()),
  });
  const { data, refetch } = polled;
  useEffect(() => {
    if (data) rememberPage(data);
  }, [data]);

  useRefetchAtLock(data?.tipps.tipps.map(({ match }) => Date.parse(match.date)) ?? [], refetch);
  return polled;
};
