import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestStack, type TestStack } from '../../rest-compat/test/stack.ts';
import { createVisitor, type TestVisitor } from '../../rest-compat/test/visitor.ts';
import { newPlayers } from './world.ts';

/** The limit for wrong passwords from one IP address, which all visitors of this machine share. */
const MAX = 5;
const PASSWORD = 'geheim123';

let stack: TestStack;
beforeAll(async () => {
  const env = { LOGIN_MAX_FAILURES: String(MAX), LOGIN_MAX_FAILURES_PER_ADDRESS: '1000' };
  stack = await startTestStack({ restCompat: 'gateway', env });
});
afterAll(() => stack.end(), 60_000);

async function victimOf(): Promise<{ victim: TestVisitor; email: string }> {
  const [victim] = await newPlayers(stack.baseUrl, 1);
  const { body } = await victim!.graphql('{ viewer { email } }');
  return { victim: victim!, email: (body['data'] as { viewer: { email: string } }).viewer.email };
}

/** Many headers that claim another client address each. */
const forged = (count: number): Record<string, string> => ({
  'x-forwarded-for': `203.0.113.${count}, 198.51.100.${count}`,
  'x-real-ip': `203.0.113.${count}`,
  'cf-connecting-ip': `203.0.113.${count}`,
  forwarded: `for=203.0.113.${count}`,
  'x-client-ip': `203.0.113.${count}`,
  'x-tippspiel-client-ip': `203.0.113.${count}`,
});

test('no forged header circumvents the limit of wrong passwords', async () => {
  const { email } = await victimOf();
  const guesser = createVisitor(stack.baseUrl);
  await guesser.open();
  const statuses: number[] = [];
  for (let count = 1; count <= MAX + 5; count++) {
    const fields = { email, password: `falsch${count}` };
    statuses.push((await guesser.post('/api/auth/login', fields, { headers: forged(count) })).status);
  }
  expect(statuses).toEqual([...Array<number>(MAX).fill(401), ...Array<number>(5).fill(429)]);
});

test('a player whose password is being guessed stays logged in and can play', async () => {
  const { victim, email } = await victimOf();
  const guesser = createVisitor(stack.baseUrl);
  await guesser.open();
  for (let count = 0; count < MAX + 3; count++)
    await guesser.post('/api/auth/login', { email, password: 'falsch!' });
  expect((await guesser.post('/api/auth/login', { email, password: PASSWORD })).status).toBe(429);
  const tipp = await victim.post('/api/tipps', { matchId: 30, value: 2, isTeam1: true });
  expect([tipp.status, tipp.text.slice(0, 200)]).toEqual([200, expect.any(String)]);
});
