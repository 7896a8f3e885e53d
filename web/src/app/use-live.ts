import { usePolled } from '../apollo/use-polled.ts';
import { getSession } from '../lib/session.ts';
import { LiveDocument, type LiveQuery } from './live.generated.ts';

/** What is being played and where that would put the player; undefined for visitors. */
export const useLive = (): LiveQuery | undefined =>
  usePolled(LiveDocument, {
    skip: getSession().user === null,
    poll: true,
    live: ['matches', 'ranks', 'places'],
  }).data;
