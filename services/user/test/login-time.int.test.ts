import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { errorOf, openUser, type UserFixture } from './user-fixture.ts';

let user: UserFixture;

beforeAll(async () => {
  user = await openUser({
    ...{ PASSWORD_HASH_MEMORY_KIB: '19456', PASSWORD_HASH_PASSES: '2', PASSWORD_HASH_QUEUE: '20' },
    ...{ LOGIN_MAX_FAILURES: '1000', LOGIN_MAX_FAILURES_PER_ADDRESS: '1000' },
    ...{ RESET_MAX_PER_HOUR: '1000', ACCOUNT_MAILS_PER_HOUR: '1000' },
  });
});
afterAll(() => user.stop());

async function millisecondsOf(email: string): Promise<number> {
  const start = performance.now();
  expect(errorOf(await user.login({ email, password: 'falsch!' })).code).toBe('UNAUTHENTICATED');
  return performance.now() - start;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

test('an unknown address takes as long as a wrong password', async () => {
  const { email } = await user.join();
  const known: number[] = [];
  const unknown: number[] = [];
  for (let i = 0; i < 11; i++) {
    known.push(await millisecondsOf(email));
    unknown.push(await millisecondsOf('niemand@example.org'));
  }
  const ratio = median(unknown) / median(known);
  expect(ratio).toBeGreaterThan(0.5);
  expect(ratio).toBeLessThan(2);
});

test('a password reset takes as long for an unknown address as for a known one', async () => {
  const { email } = await user.join();
  const ask = async (address: string) => {
    const start = performance.now();
    const query = 'mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { requested } }'; // prettier-ignore
    const { data } = await user.ask(null, query, { input: { email: address } });
    expect(data).toEqual({ requestPasswordReset: { requested: true } });
    return performance.now() - start;
  };
  const known: number[] = [];
  const unknown: number[] = [];
  for (let i = 0; i < 41; i++) {
    known.push(await ask(email));
    unknown.push(await ask('niemand@example.org'));
    // A mail's further processing runs in the background; wait for it, so that it does not slow the next request.
    await user.service.drain();
  }
  const ratio = median(unknown) / median(known);
  expect(ratio).toBeGreaterThan(0.5);
  expect(ratio).toBeLessThan(2);
});

test('other requests stay quick while passwords are hashed, and requests beyond the queue are told to retry later', async () => {
  const { email, token } = await user.join();
  const logins = Array.from({ length: 40 }, () => user.login({ email, password: 'falsch!' }));
  let isOver = false;
  const answers = Promise.all(logins).finally(() => (isOver = true));
  let resolved = 0;
  for (; !isOver; resolved++) expect(await user.resolve(token)).not.toBeNull();
  const codes = (await answers).map((answer) => errorOf(answer).code);
  const hashed = codes.filter((code) => code === 'UNAUTHENTICATED').length;
  // If they waited for the hashes, hardly more than one request per hash would pass. In parallel five or six do, even
  // on a busy machine.
  expect(resolved).toBeGreaterThan(2 * hashed);
  expect(new Set(codes)).toEqual(new Set(['UNAUTHENTICATED', 'UNAVAILABLE']));
});
