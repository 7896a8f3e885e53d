import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { call } from './send.ts';

/** Sends a GraphQL operation without the user interface. */
export async function operate(page: Page, query: string, variables = {}): Promise<void> {
  const answer = await call(page, '/graphql', { query, variables });
  expect(await answer.json()).toEqual({ data: expect.any(Object) });
}

type Score = { matchId: number; goalsTeam1: number; goalsTeam2: number; isRunning: boolean };

export const saveMatch = (operator: Page, input: Score): Promise<void> =>
  operate(operator, 'mutation ($input: SaveMatchInput!) { saveMatch(input: $input) { match { id } } }', {
    input,
  });
