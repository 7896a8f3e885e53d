import { usePolled, type Polled } from '../../apollo/use-polled.ts';
import { syncClock } from '../../lib/server-clock.ts';
import { useAskAtLock } from '../../lib/use-ask-at-lock.ts';
import { MyWinnerTippsDocument, type MyWinnerTippsQuery } from './my-winner-tipps.generated.ts';
import { useWinnerSaver } from './use-winner-saver.ts';

/** The own winner tipps, asked again at each lock, and gently for what results decide. */
export const useMyWinnerTipps = (): Polled<MyWinnerTippsQuery> => {
  const saver = useWinnerSaver();
  const polled = usePolled(MyWinnerTippsDocument, {
    poll: true,
    live: ['matches'],
    // An older answer that comes after a newer save would show the old tipp.
    mayAsk: () => !saver.isBusy(),
    interrupts: saver.onSend,
    onAnswer: ({ tournament }, sentAt) => syncClock(tournament.serverTime, sentAt, Date.now()),
  });
  useAskAtLock(polled.data?.winnerTipps.map(({ locksAt }) => Date.parse(locksAt)) ?? [], polled.ask);
  return polled;
};
