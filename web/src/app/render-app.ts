import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/** Whether it contains prerendered HTML (scripts/prerender.ts), which the app hydrates. */
export const isPrerendered = (root: HTMLElement): boolean => root.dataset['prerendered'] !== undefined;

/**
 * Renders the app for the first time, in slices that keep the page responsive. It hydrates prerendered HTML without
 * losing anything, and replaces any other content.
 */
export const renderApp = (root: HTMLElement, app: ReactNode): void =>
  startTransition(() => {
    if (!isPrerendered(root)) return createRoot(root).render(app);
    // From now on React itself queues early taps; until now public/theme.js did.
    delete root.dataset['prerendered'];
    hydrateRoot(root, app);
  });
