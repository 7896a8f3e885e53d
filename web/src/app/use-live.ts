import { usePolled } from '../apollo/use-polled.ts';
import { serverNow } from '../lib/time/server-clock.ts';
import { getSession } from '../lib/session/session.ts';
import { LiveDocument, type LiveQuery } from './live.generated.ts';

/** Of what was being played then, nobody knows what is being played now. */
const OVER_MS = 600_000;

/** The running matches, and the place that they would give the player; undefined for visitors, and while it is not known. */
export const useLive = (): LiveQuery | undefined => {
  const { data, dataUpdatedAt } = usePolled(LiveDocument, {
    skip: getSession().user === null,
    poll: true,
    live: ['matches', 'ranks', 'places'],
  });
  return dataUpdatedAt > 0 && serverNow() - dataUpdatedAt > OVER_MS ? undefined : data;
};
