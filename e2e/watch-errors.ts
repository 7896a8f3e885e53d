import type { BrowserContext } from '@playwright/test';

/** Keeps in `errors` what the pages of a context report as broken, and what their policy refuses. */
export function watchErrors(context: BrowserContext, errors: string[]): void {
  context.on('weberror', (error) => errors.push(error.error().message));
  context.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) errors.push(message.text());
  });
}
