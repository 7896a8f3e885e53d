import { usePolled, type Polled } from '../../apollo/use-polled.ts';
import { betweenSaves } from '../../lib/save/between-saves.ts';
import { syncClock } from '../../lib/time/server-clock.ts';
import { useRefetchAtLock } from '../../lib/queries/use-refetch-at-lock.ts';
import { MyWinnerTippsDocument, type MyWinnerTippsQuery } from './my-winner-tipps.generated.ts';

/** The own winner tipps, asked again at each lock, and gently for what results decide. */
export const useMyWinnerTipps = (): Polled<MyWinnerTippsQuery> => {
  const polled = usePolled(MyWinnerTippsDocument, {
    poll: true,
    live: ['matches'],
    ...betweenSaves,
    onAnswer: ({ tournament }, sentAt) => syncClock(tournament.serverTime, sentAt, Date.now()),
  });
  useRefetchAtLock(polled.data?.winnerTipps.map(({ locksAt }) => Date.parse(locksAt)) ?? [], polled.refetch);
  return polled;
};
