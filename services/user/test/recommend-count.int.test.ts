import { until } from '@tippspiel/shared/platform/testing/until';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { newAccount } from '../src/app/accounts/new-account.ts';
import { changedEvent, registeredEvent } from '../src/app/accounts/player-event.ts';
import { buildService, type UserService } from '../src/server.ts';
import { form, NOW, openUser, type UserFixture } from './user-fixture.ts';

let user: UserFixture;
let restarted: UserService[];

beforeEach(async () => {
  user = await openUser();
  restarted = [];
});
afterEach(async () => {
  for (const service of restarted) await service.close();
  await user.stop();
});

const accounts = () => user.service.deps.accounts;
const countOf = async (id: number) => (await accounts().find(id))?.recommendCount;
const stillMarked = () =>
  accounts().model.countDocuments({
    $or: [{ pendingTarget: { $exists: true } }, { changes: { $exists: true } }],
  } as never);

/** Another process, on the same database. */
async function boot(): Promise<UserService> {
  const service = await buildService(user.env);
  restarted.push(service);
  return service;
}

async function guide(): Promise<{ id: number; recommendGuid: string }> {
  const { identity } = await user.join();
  const { recommendGuid } = (await accounts().find(identity.userId))!;
  return { id: identity.userId, recommendGuid };
}

/** Only the first write of a registration; nothing that follows from it. */
async function insertOnly(id: number, recommendedBy: number | null): Promise<void> {
  const { firstname, lastname, email } = form() as Record<'firstname' | 'lastname' | 'email', string>;
  const account = {
    ...newAccount(id, { firstname, lastname, email, gender: 'f' }, NOW),
    recommendedBy,
  };
  const event = registeredEvent(account, { now: NOW, requestId: 'r' });
  await accounts().insert({ account, passwordHash: 'x', outbox: [event] });
}

describe('the number of players who registered on a recommendation', () => {
  test('is updated moments after they registered, without an explicit sweep', async () => {
    const { id, recommendGuid } = await guide();
    await user.join({ recommendGuid });
    await until('the count follows', async () => (await countOf(id)) === 1);
    await until('the note is taken off', async () => (await stillMarked()) === 0);
  });

  test('is exact if many register at once in two processes', async () => {
    const { id, recommendGuid } = await guide();
    const other = await boot();
    const joins = Array.from({ length: 30 }, () => user.join({ recommendGuid }));
    const sweeps = Array.from({ length: 5 }, () => other.drain());
    await Promise.all([...joins, ...sweeps]);
    await Promise.all([user.service.drain(), other.drain()]);
    expect(await countOf(id)).toBe(30);
    expect(await stillMarked()).toBe(0);
  });

  test('counts, once, players whose process died after their account was written, whoever continues', async () => {
    const { id } = await guide();
    await insertOnly(100, id);
    await insertOnly(101, id);
    expect(await countOf(id)).toBe(0);
    const [one, other] = [await boot(), await boot()];
    await Promise.all([one.drain(), other.drain(), user.service.drain()]);
    await other.drain();
    expect(await countOf(id)).toBe(2);
    expect(await stillMarked()).toBe(0);
  });

  test('does not count a later change of the account', async () => {
    const { id, recommendGuid } = await guide();
    const { identity } = await user.join({ recommendGuid });
    const rename = () =>
      accounts().change(
        identity.userId,
        () => ({ firstname: 'Grace' }),
        (after) => [changedEvent(after, { now: NOW, requestId: 'r' })],
      );
    await Promise.all([rename(), user.service.drain(), rename()]);
    await user.service.drain();
    expect(await countOf(id)).toBe(1);
  });
});
