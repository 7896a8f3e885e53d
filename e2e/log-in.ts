import type { Page } from '@playwright/test';
import { call } from './send.ts';

/** Logs an account in without the form; the next page is this player's. */
export async function logIn(page: Pick<Page, 'request'>, email: string, password: string): Promise<void> {
  const answer = await call(page, '/api/auth/login', { email, password });
  if (!answer.ok()) throw new Error(`${email}: ${answer.status()} ${await answer.text()}`);
}
