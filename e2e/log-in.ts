import type { Page } from '@playwright/test';

/** Logs an account in without the form; the next page is this player's. */
export async function logIn(
  { request }: Pick<Page, 'request'>,
  email: string,
  password: string,
): Promise<void> {
  const marker = { 'x-requested-with': 'XMLHttpRequest' };
  const session = await request.get('/api/session', { headers: marker });
  const { data } = (await session.json()) as { data: { csrfToken: string } };
  const answer = await request.post('/api/auth/login', {
    headers: { ...marker, 'x-csrf-token': data.csrfToken },
    data: { email, password },
  });
  if (!answer.ok()) throw new Error(`${email}: ${answer.status()} ${await answer.text()}`);
}
