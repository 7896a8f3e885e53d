import { clearOldDrafts } from '../lib/save/drafts.ts';
import { keepFocus } from '../lib/page/keep-focus.ts';
import { startLive } from '../lib/connection/live-stream.ts';
import { getSession } from '../lib/session/session.ts';
import { startServiceWorker } from './service-worker.ts';

/** Starts everything that the first screen does not wait for; main.tsx loads it once that is rendered. */
export const startAfterFirstPaint = (root: HTMLElement): void => {
  keepFocus(root);
  if (getSession().user) startLive();
  startServiceWorker();
  clearOldDrafts();
};
