import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** Sends a form's request as this page's player, without the form. @returns the response's data */
export async function send<Data>(page: Page, path: string, data: object = {}): Promise<Data> {
  const marker = { 'x-requested-with': 'XMLHttpRequest' };
  const session = await page.request.get('/api/session', { headers: marker });
  const { csrfToken } = ((await session.json()) as { data: { csrfToken: string } }).data;
  const headers = { ...marker, 'x-csrf-token': csrfToken };
  const answer = await page.request.post(path, { headers, data });
  const body = (await answer.json()) as { data: Data; errorMessage?: string };
  expect({ path, status: answer.status(), errorMessage: body.errorMessage }).toEqual({ path, status: 200 });
  return body.data;
}
