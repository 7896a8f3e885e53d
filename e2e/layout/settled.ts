import type { Page } from '@playwright/test';
import type { Site } from './site.ts';

// The screen stands there whole, and the page has had nothing to do several times since: what is drawn later begins when there is time.
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
      return fail(new Error('does not stop loading: ' + location.href + ' ' + (missing() || loaded())));
    // Where something moves all the time, as a live match does, a slow machine may never have nothing to do.
    requestAnimationFrame(() => requestIdleCallback(look, { timeout: 200 }));
  };
  document.fonts.ready.then(look);
})`;

// As the way back leads there; another screen has a heading of its own.
const GO = `(path) => new Promise((done) => {
  const heading = document.querySelector('main h1');
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
  const look = () => (heading.isConnected ? requestAnimationFrame(look) : done());
  look();
})`;

/** Leads the page to another screen without loading it anew. */
export const go = (page: Page, path: string): Promise<void> =>
  page.evaluate(`(${GO})(${JSON.stringify(path)})`);

/** Resolves when a screen stands there whole, as far as the page itself can know. */
export const whole = (page: Page): Promise<void> => page.evaluate(WHOLE);

/** Resolves when all that the page has asked for is there and shown. */
export async function settled(page: Page, { requests }: Site): Promise<void> {
  for (;;) {
    const { begun } = requests;
    await whole(page);
    if (requests.begun === begun && requests.open.size === 0) return;
  }
}
