import { until } from '@tippspiel/shared/platform/testing/until';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { TOO_MANY_EXPORTS } from '@tippspiel/shared/platform/mongo/limit-exports';
import { deleteAccount } from '../src/app/leaving/delete-account.ts';
import { removePlayer } from '../src/app/leaving/remove-player.ts';
import { leavingMessages } from '../src/app/leaving/messages.ts';
import { endLogins } from '../src/domain/sessions/session.ts';
import { errorOf, openUser, PASSWORD, type UserFixture } from './user-fixture.ts';

let user: UserFixture;

beforeAll(async () => {
  user = await openUser({ EXPORTS_PER_HOUR: '2' });
});
afterAll(() => user?.stop());

const LEAVE = 'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { deleted } }';
type Who = Parameters<UserFixture['ask']>[0];
const leave = (identity: Who, word = 'delete') => user.ask(identity, LEAVE, { input: { delete: word } });
const SET = 'mutation ($input: SetFavoriteInput!) { setFavorite(input: $input) { user { id } } }';
const setFavorite = (identity: Who, userId: number) =>
  user.ask(identity, SET, { input: { userId, favorite: true } });
type Stored = { _id: number | string; [field: string]: unknown };
const collection = (name: string) => user.service.backbone.mongo.collection<Stored>(name);

const firstPassDone = (userId: number) =>
  until('a first pass is done', async () => {
    const departure = await collection('departures').findOne({ _id: userId });
    return departure?.['passes'] === 1;
  });
/** Otherwise it begins ten seconds after the first. */
async function beginSecondPass(userId: number): Promise<void> {
  await firstPassDone(userId);
  await collection('departures').updateOne({ _id: userId, passes: 1 }, { $set: { due: new Date() } });
}

test('the own data can be exported a few times per hour', async () => {
  const [{ identity }, { identity: other }] = [await user.join(), await user.join()];
  const exportOf = (who: Who) => user.ask(who, '{ viewer { accountExport } }');
  for (let times = 0; times < 2; times++) expect((await exportOf(identity)).errors).toBeUndefined();
  expect(errorOf(await exportOf(identity))).toMatchObject({
    ...{ code: 'RATE_LIMITED', message: TOO_MANY_EXPORTS },
  });
  expect((await exportOf(other)).errors).toBeUndefined();
});

describe('deleting the account', () => {
  test('requires a login and the confirming word, and is open to locked players', async () => {
    const { identity, token } = await user.join();
    expect(errorOf(await leave(null)).code).toBe('UNAUTHENTICATED');
    expect(errorOf(await leave(identity, 'ja'))).toMatchObject({
      ...{ code: 'BAD_USER_INPUT', message: leavingMessages.confirm, field: 'delete' },
    });
    expect(await user.resolve(token)).not.toBeNull();
    const answer = await leave({ ...identity!, isLocked: true });
    expect(answer.data).toEqual({ deleteAccount: { deleted: true } });
    expect(await user.resolve(token)).toBeNull();
    expect((await leave(identity)).data).toEqual({ deleteAccount: { deleted: true } });
  });

  test('is refused to a login that a new password has ended', async () => {
    const { identity, token } = await user.join();
    await user.service.deps.accounts.change(identity.userId, (account) => endLogins(account, ''), () => []); // prettier-ignore
    expect(errorOf(await leave(identity)).code).toBe('UNAUTHENTICATED');
    expect(await user.service.deps.accounts.find(identity.userId)).not.toBeNull();
    expect(await user.resolve(token)).toBeNull();
  });

  test('is refused only to the last operator', async () => {
    const { identity: one } = await user.join();
    const { identity: other } = await user.join();
    await user.service.deps.accounts.change(one!.userId, () => ({ isAdmin: true }), () => []); // prettier-ignore
    const admin = { ...one!, isAdmin: true };
    expect(errorOf(await leave(admin))).toMatchObject({
      code: 'CONFLICT',
      message: leavingMessages.lastAdmin,
    });
    await user.service.deps.accounts.change(other!.userId, () => ({ isAdmin: true }), () => []); // prettier-ignore
    expect((await leave(admin)).errors).toBeUndefined();
  });

  test('keeps one operator if all delete theirs at once', async () => {
    const { accounts } = user.service.deps;
    const all = await Promise.all(Array.from({ length: 6 }, () => user.join()));
    for (const { identity } of all) await accounts.change(identity.userId, () => ({ isAdmin: true }), () => []); // prettier-ignore
    // Operators of other tests are demoted.
    const ids = all.map(({ identity }) => identity.userId);
    await accounts.model.updateMany({ _id: { $nin: ids } }, { $set: { isAdmin: false } });
    const answers = await Promise.all(
      ids.map((_id, index) => leave({ ...all[index]!.identity, isAdmin: true })),
    );
    expect(answers.filter(({ errors }) => errors).map((answer) => errorOf(answer).message)).toEqual([
      leavingMessages.lastAdmin,
    ]);
    expect(await accounts.model.countDocuments({ isAdmin: true })).toBe(1);
  });

  test('keeps an operator on whom another one relied, who deletes theirs meanwhile', async () => {
    const { deps } = user.service;
    const [one, other] = [(await user.join()).identity, (await user.join()).identity];
    const ids = [one.userId, other.userId];
    await deps.accounts.model.updateMany({ _id: { $nin: ids } }, { $set: { isAdmin: false } });
    for (const id of ids) await deps.accounts.change(id, () => ({ isAdmin: true }), () => []); // prettier-ignore
    const accounts = {
      ...deps.accounts,
      async keepOperator(which: Parameters<typeof deps.accounts.keepOperator>[0]) {
        const isKept = await deps.accounts.keepOperator(which);
        if (isKept) expect((await leave({ ...other, isAdmin: true })).errors).toBeUndefined();
        return isKept;
      },
    };
    const identity = { ...one, isAdmin: true };
    const left = deleteAccount({ ...deps, accounts }, { identity, requestId: 'r' }, { delete: 'delete' });
    await expect(left).rejects.toMatchObject({ code: 'CONFLICT', message: leavingMessages.lastAdmin });
    expect(await deps.accounts.model.countDocuments({ isAdmin: true })).toBe(1);
  });

  test('removes everything, takes the player off others’ lists, and decreases the recommender’s count', async () => {
    const { identity: recommender } = await user.join();
    const guid = (await user.service.deps.accounts.find(recommender!.userId))!.recommendGuid;
    const { identity, email } = await user.join({ recommendGuid: guid });
    const { userId } = identity!;
    await setFavorite(recommender, userId);
    await setFavorite(identity, recommender!.userId);
    const countOf = async () => (await user.service.deps.accounts.find(recommender!.userId))?.recommendCount;
    await until('the recommender has one', async () => (await countOf()) === 1);

    await leave(identity);
    await until('the recommender has none', async () => (await countOf()) === 0);
    await beginSecondPass(userId);
    await until('the account is gone', async () => !(await collection('accounts').findOne({ _id: userId })));
    await until('the list is empty', async () => {
      const { favorites } = await user.service.deps.favorites.find(recommender!.userId);
      return favorites.length === 0;
    });
    for (const name of ['favorites', 'sessions', 'tokens', 'mails'])
      expect({ name, left: await collection(name).countDocuments({ $or: [{ userId }, { _id: userId }] }) }) // prettier-ignore
        .toEqual({ name, left: 0 });
    expect(errorOf(await user.login({ email, password: PASSWORD })).code).toBe('UNAUTHENTICATED');
    expect(errorOf(await setFavorite(recommender, userId)).code).toBe('NOT_FOUND');
  });

  test('removes the own events first, and takes the player off many lists at once', async () => {
    const { userId } = (await user.join()).identity;
    const { deps } = user.service;
    const steps: string[] = [];
    const both = Promise.withResolvers<void>();
    const owners = [1, 2];
    const favorites = {
      ...deps.favorites,
      ownersOfListsWith: async () => owners.splice(0),
      async change() {
        if (steps.push('list') === 3) both.resolve();
        await both.promise;
        return null as never;
      },
    };
    await removePlayer({ ...deps, favorites, purgeEvents: async () => void steps.push('events') }, userId);
    expect(steps).toEqual(['events', 'list', 'list']);
  });

  test('of a recommender leaves the recommended players without one', async () => {
    const { identity: recommender } = await user.join();
    const guid = (await user.service.deps.accounts.find(recommender!.userId))!.recommendGuid;
    const { identity } = await user.join({ recommendGuid: guid });
    await leave(recommender);
    await until('nobody recommended it', async () => {
      const account = await user.service.deps.accounts.find(identity!.userId);
      return account?.recommendedBy === null;
    });
  });

  test('continues after a crash right after the response, and removes late mails from an outbox, too', async () => {
    const { identity } = await user.join();
    const { userId } = identity!;
    await leave(identity);
    await firstPassDone(userId);
    // A mail that another process wrote at that moment.
    await collection('mails').insertOne({ _id: 'late/1', userId, to: 'late@example.org' });
    await beginSecondPass(userId);
    await until('a second pass has removed it', async () => !(await collection('mails').findOne({ userId })));
  });
});
