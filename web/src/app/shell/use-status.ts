import { useEffect, useRef } from 'react';
import { usePolled } from '../../apollo/use-polled.ts';
import { setPollInterval } from '../../lib/queries/poller.ts';
import { thisMinute } from '../../lib/connection/load-part.ts';
import { getSession } from '../../lib/session/session.ts';
import { reloadWhenSafe } from '../../lib/connection/version.ts';
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
  // Rights are those of the page's login: when an operator becomes a player, or a player one, the page is loaded again,
  // once nothing that was entered is lost by that; until then the server refuses what is not allowed any more.
  const isAdmin = data?.viewer?.isAdmin;
  const before = useRef(isAdmin);
  useEffect(() => {
    if (before.current !== undefined && isAdmin !== undefined && before.current !== isAdmin)
      reloadWhenSafe(`role-${thisMinute()}`);
    before.current = isAdmin;
  }, [isAdmin]);
  return data;
};
