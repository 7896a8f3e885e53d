import type { Page } from 'playwright-core';

/** Logs an account in without the form: the next page is that player's. */
export async function logIn(page: Page, email: string, password: string): Promise<void> {
  const marker = { 'x-requested-with': 'XMLHttpRequest' };
  const session = await page.request.get('/api/session', { headers: marker });
  const { data } = (await session.json()) as { data: { csrfToken: string } };
  const answer = await page.request.post('/api/auth/login', {
    headers: { ...marker, 'x-csrf-token': data.csrfToken },
    data: { email, password },
  });
  if (!answer.ok()) throw new Error(`${email}: ${answer.status()} ${await answer.text()}`);
}
