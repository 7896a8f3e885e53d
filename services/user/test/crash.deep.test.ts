import { expect, test } from '@jest/globals';
import { newAccount } from '../src/app/accounts/new-account.ts';
import { registeredEvent } from '../src/app/accounts/player-event.ts';
import { buildService } from '../src/server.ts';
import { NOW, openUser } from './user-fixture.ts';

test('an event that a crash left in its account is published once, whichever process continues', async () => {
  const user = await openUser();
  const person = { firstname: 'Ada', lastname: 'Lovelace', email: 'ada@example.org', gender: 'f' } as const;
  const account = newAccount(7, person, NOW);
  const event = registeredEvent(account, { now: NOW, requestId: 'r' });
  // Written but not published, as if the process had died in between.
  await user.service.deps.accounts.insert({ account, passwordHash: 'x', outbox: [event] });
  const restarted = await buildService(user.env);
  await Promise.all([restarted.drain(), user.service.drain()]);
  await user.events.of('user.account.registered.v1', 7);
  await restarted.drain();
  expect(user.events.seen.map(({ id }) => id)).toEqual([event.id]);
  await restarted.close();
  await user.stop();
});
