import type { Page } from '@playwright/test';
import type { Site } from './site.ts';

// The screen is complete, and the page has been idle several times since, because some parts are rendered in idle time.
const WHOLE = `new Promise((done, fail) => {
  const BUSY = '#root > [inert], [aria-busy=true], [role=progressbar].animate-pending, .animate-pulse.bg-surface-3';
  const missing = () => {
    if (!document.querySelector('main h1')) return 'no heading';
    const late = document.querySelector(BUSY) ?? [...document.images].find((image) => !image.complete && image.loading !== 'lazy');
    return late ? late.outerHTML.slice(0, 300) : '';
  };
  const loaded = () => performance.getEntriesByType('resource').length;
  const since = performance.now();
  let times = 0;
  let before = loaded();
  const look = () => {
    times = !missing() && loaded() === before ? times + 1 : 0;
    before = loaded();
    if (times === 3) return done();
    if (performance.now() - since > 20_000)
      return fail(new Error('does not stop loading: ' + location.href + ' ' + (missing() || loaded()) + '. If a query changed: npm run record'));
    // If something moves all the time, such as a live match, a slow machine may never be idle.
    requestAnimationFrame(() => requestIdleCallback(look, { timeout: 200 }));
  };
  document.fonts.ready.then(look);
})`;

// Navigates like the back button. The new screen has another heading element.
const GO = `(path) => new Promise((done) => {
  const heading = document.querySelector('main h1');
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
  const look = () => (heading.isConnected ? requestAnimationFrame(look) : done());
  look();
})`;

/** Opens another screen without reloading the page. */
export const go = (page: Page, path: string): Promise<void> =>
  page.evaluate(`(${GO})(${JSON.stringify(path)})`);

/** Resolves when a screen is completely shown, as far as the page itself knows. */
export const whole = (page: Page): Promise<void> => page.evaluate(WHOLE);

/** Resolves when everything that the page has requested has arrived and is shown. */
export async function settled(page: Page, { requests }: Site): Promise<void> {
  for (;;) {
    const { begun } = requests;
    await whole(page);
    if (requests.begun === begun && requests.open.size === 0) return;
  }
}
