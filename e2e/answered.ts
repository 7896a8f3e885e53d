import type { Page, Response } from '@playwright/test';

/** Resolves when this call of the graph is answered: to be asked for before what makes the page call. */
export const answered = (page: Page, operation: string): Promise<Response> =>
  page.waitForResponse((response) => response.request().postData()?.includes(operation) ?? false);
