import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/** Whether HTML of the app's own stands in it (scripts/prerender.ts), which the app takes over as it is. */
export const isPrerendered = (root: HTMLElement): boolean => root.dataset['prerendered'] !== undefined;

/**
 * Draws the app for the first time, in slices between which the page answers: in prerendered HTML of its own, of which
 * nothing is lost, else in the place of what stands there until then.
 */
export const renderApp = (root: HTMLElement, app: ReactNode): void =>
  startTransition(() => {
    if (!isPrerendered(root)) return createRoot(root).render(app);
    // From now on React itself keeps what is tapped until it can be answered (public/theme.js).
    delete root.dataset['prerendered'];
    hydrateRoot(root, app);
  });
