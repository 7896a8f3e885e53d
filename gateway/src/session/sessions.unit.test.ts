import { expect, test } from '@jest/globals';
import type { ResolvedSession } from '@tippspiel/shared/auth/session';
import { createLogger } from '@tippspiel/shared/log/logger';
import { createSessions, SessionsUnavailableError } from './sessions.ts';

const session = { sessionId: 's1', userId: 1, isAdmin: false, isLocked: false } as ResolvedSession;

test('while nobody answers only the first request of an unknown session waits, and it is known as soon as somebody does', async () => {
  const asked: { answer(session: ResolvedSession): void; refuse(error: Error): void }[] = [];
  const sessions = createSessions({
    lookUp: () => new Promise((answer, refuse) => asked.push({ answer, refuse })),
    log: createLogger('test', 'silent'),
    freshSeconds: 300,
    cacheSize: 10,
  });

  const first = sessions.resolve('token', 'r1');
  asked[0]?.refuse(new Error('no answer'));
  await expect(first).rejects.toBeInstanceOf(SessionsUnavailableError);

  // The next look-up is under way and does not answer; nobody waits for it.
  await expect(sessions.resolve('token', 'r2')).rejects.toBeInstanceOf(SessionsUnavailableError);
  await expect(sessions.resolve('token', 'r3')).rejects.toBeInstanceOf(SessionsUnavailableError);
  expect(asked).toHaveLength(2);

  asked[1]?.answer(session);
  await new Promise((resolve) => setImmediate(resolve));
  expect(await sessions.resolve('token', 'r4')).toEqual(session);
  expect(asked).toHaveLength(2);
});
