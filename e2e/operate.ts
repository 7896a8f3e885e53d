import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** Sends an operator's request without the user interface. */
export async function operate({ request }: Page, query: string, variables = {}): Promise<void> {
  const marker = { 'x-requested-with': 'XMLHttpRequest' };
  const session = await request.get('/api/session', { headers: marker });
  const { csrfToken } = ((await session.json()) as { data: { csrfToken: string } }).data;
  const answer = await request.post('/graphql', {
    headers: { ...marker, 'x-csrf-token': csrfToken },
    data: { query, variables },
  });
  expect(await answer.json()).toEqual({ data: expect.any(Object) });
}

type Score = { matchId: number; goalsTeam1: number; goalsTeam2: number; isRunning: boolean };

export const saveMatch = (operator: Page, input: Score): Promise<void> =>
  operate(operator, 'mutation ($input: SaveMatchInput!) { saveMatch(input: $input) { match { id } } }', {
    input,
  });
