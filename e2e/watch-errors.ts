import type { BrowserContext } from '@playwright/test';

/** Collects the errors of a context's pages, and violations of their policy, in `errors`. */
export function watchErrors(context: BrowserContext, errors: string[]): void {
  context.on('weberror', (error) => errors.push(error.error().message));
  context.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) errors.push(message.text());
  });
}
