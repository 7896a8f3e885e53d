import { usePolled, type Polled } from '../../apollo/use-polled.ts';
import { betweenSaves } from '../../lib/between-saves.ts';
import { syncClock } from '../../lib/server-clock.ts';
import { useAskAtLock } from '../../lib/use-ask-at-lock.ts';
import { MyWinnerTippsDocument, type MyWinnerTippsQuery } from './my-winner-tipps.generated.ts';

/** The own winner tipps, asked again at each lock, and gently for what results decide. */
export const useMyWinnerTipps = (): Polled<MyWinnerTippsQuery> => {
  const polled = usePolled(MyWinnerTippsDocument, {
    poll: true,
    live: ['matches'],
    ...betweenSaves,
    onAnswer: ({ tournament }, sentAt) => syncClock(tournament.serverTime, sentAt, Date.now()),
  });
  useAskAtLock(polled.data?.winnerTipps.map(({ locksAt }) => Date.parse(locksAt)) ?? [], polled.refetch);
  return polled;
};
