import type { Page, Response } from '@playwright/test';

/** Resolves with the response to this GraphQL operation; call it before the action that triggers the request. */
export const answered = (page: Page, operation: string): Promise<Response> =>
  page.waitForResponse((response) => response.request().postData()?.includes(operation) ?? false);
