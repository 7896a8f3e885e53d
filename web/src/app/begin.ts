import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { isFinished } from './finished.ts';

/**
 * Draws the app for the first time, in slices between which the page answers: in finished HTML of its own, of which
 * nothing is lost, else in the place of what stands there until then.
 */
export const begin = (root: HTMLElement, app: ReactNode): void =>
  startTransition(() => {
    if (!isFinished(root)) return createRoot(root).render(app);
    // From now on React itself keeps what is tapped until it can be answered (public/theme.js).
    delete root.dataset['drawn'];
    hydrateRoot(root, app);
  });
