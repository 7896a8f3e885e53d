import { useEffect, useRef } from 'react';
import { usePolled } from '../../apollo/use-polled.ts';
import { setPollInterval } from '../../lib/queries/poller.ts';
import { getSession } from '../../lib/session/session.ts';
import { reloadWhenSafe, thisMinute } from '../../lib/connection/version.ts';
import { syncClock } from '../../lib/time/server-clock.ts';
import { StatusDocument, type StatusQuery } from './status.generated.ts';

/** The player's rank, points, picture and polling interval. Undefined for visitors. */
export const useStatus = (): StatusQuery | undefined => {
  const { data } = usePolled(StatusDocument, {
    skip: getSession().user === null,
    poll: true,
    live: ['ranks'],
    // On every screen, because the device may have slept or its clock may have been set.
    onAnswer: ({ tournament }, sentAt) => syncClock(tournament.serverTime, sentAt, Date.now()),
  });
  const interval = data?.viewer?.statusIntervall;
  useEffect(() => {
    if (interval) setPollInterval(interval);
  }, [interval]);
  // The page has the rights of its login. If a player becomes an operator or the reverse, the page reloads once no
  // input would be lost. Until then the server refuses what is no longer allowed.
  const isAdmin = data?.viewer?.isAdmin;
  const before = useRef(isAdmin);
  useEffect(() => {
    if (before.current !== undefined && isAdmin !== undefined && before.current !== isAdmin)
      reloadWhenSafe(`role-${thisMinute()}`);
    before.current = isAdmin;
  }, [isAdmin]);
  return data;
};
