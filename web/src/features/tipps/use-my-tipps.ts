import { useEffect } from 'react';
import { usePolled, type Polled } from '../../apollo/use-polled.ts';
import { serverNow, syncClock } from '../../lib/server-clock.ts';
import { useNow } from '../../lib/use-now.ts';
import { rememberPage } from './ask-tipp.ts';
import { MyTippsDocument, type MyTippsQuery } from './my-tipps.generated.ts';
import { isAnyRunning, nextLock } from './tipp-list.ts';
import { useTippSaver } from './use-tipp-saver.ts';

const MINUTE = 60_000;
/** After a lock all players' pages ask again: not all in the same second. */
const afterLock = (): number => 1000 + Math.random() * 4000;

/** One page of tipps, asked again at each lock and, gently, while a match runs. */
export const useMyTipps = (pageNumber: number): Polled<MyTippsQuery> => {
  const saver = useTippSaver();
  const now = useNow(MINUTE);
  const polled = usePolled(MyTippsDocument, {
    variables: { pageNumber },
    poll: ({ tipps }) => isAnyRunning(tipps.tipps, now),
    // An older answer that comes after a newer save would show the old tipp.
    mayAsk: () => !saver.isBusy(),
    interrupts: saver.onSend,
    onAnswer: ({ tournament }, sentAt) => syncClock(tournament.serverTime, sentAt, Date.now()),
  });
  const { data, ask } = polled;
  useEffect(() => {
    if (data) rememberPage(data);
  }, [data]);

  // A lock counts until a minute after it, so that the question planned for it is still asked.
  const lock = nextLock(data?.tipps.tipps ?? [], now - MINUTE);
  const lockIsNear = lock !== null && lock - now <= 2 * MINUTE;
  useEffect(() => {
    if (lock === null || !lockIsNear) return undefined;
    const timer = setTimeout(() => void ask(), lock - serverNow() + afterLock());
    return () => clearTimeout(timer);
  }, [lock, lockIsNear, ask]);

  return polled;
};
