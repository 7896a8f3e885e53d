import type { APIResponse, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** Sends a request as this page's player, without the user interface. */
export async function call(
  { request }: Pick<Page, 'request'>,
  path: string,
  data: object,
): Promise<APIResponse> {
  const marker = { 'x-requested-with': 'XMLHttpRequest' };
  const session = await request.get('/api/session', { headers: marker });
  const { csrfToken } = ((await session.json()) as { data: { csrfToken: string } }).data;
  return request.post(path, { headers: { ...marker, 'x-csrf-token': csrfToken }, data });
}

/** The same for a form's request that succeeds. @returns the response's data */
export async function send<Data>(page: Page, path: string, data: object = {}): Promise<Data> {
  const answer = await call(page, path, data);
  const body = (await answer.json()) as { data: Data; errorMessage?: string };
  expect({ path, status: answer.status(), errorMessage: body.errorMessage }).toEqual({ path, status: 200 });
  return body.data;
}
