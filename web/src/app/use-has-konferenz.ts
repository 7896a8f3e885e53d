import { getSession } from '../lib/session/session.ts';
import { kickOffNear } from '../lib/time/kick-off-near.ts';
import { serverNow } from '../lib/time/server-clock.ts';
import { useTicking } from '../lib/time/use-now.ts';
import type { LiveQuery } from './live.generated.ts';

/** Whether the menu leads to the Konferenz: as long as the live strip has its room. */
export const useHasKonferenz = (live: LiveQuery | undefined): boolean => {
  const isNear = useTicking(
    () => kickOffNear(getSession().kickOffs, serverNow(), live !== undefined) !== undefined,
  );
  return isNear || (live?.runningMatches.length ?? 0) > 0;
};
