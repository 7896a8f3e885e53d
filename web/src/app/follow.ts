import { clearOldDrafts } from '../lib/old-drafts.ts';
import { keepFocus } from '../lib/keep-focus.ts';
import { startLive } from '../lib/live-stream.ts';
import { getSession } from '../lib/session.ts';
import { startServiceWorker } from './service-worker.ts';

/** What the first screen does not wait for; main.tsx loads it once that is drawn. */
export const follow = (root: HTMLElement): void => {
  keepFocus(root);
  if (getSession().user) startLive();
  startServiceWorker();
  clearOldDrafts();
};
