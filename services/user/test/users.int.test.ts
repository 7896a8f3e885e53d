import type { Identity } from '@tippspiel/shared/contracts/auth/identity';
import { indexesOf } from '@tippspiel/shared/platform/testing/explain';
import { operationsOf } from '@tippspiel/shared/platform/testing/operations';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { errorOf, openUser, type UserFixture } from './user-fixture.ts';

let user: UserFixture;
let ada: Identity;
let bob: Identity;

beforeAll(async () => {
  user = await openUser();
  ada = (await user.join({ firstname: 'Ada', lastname: 'Lovelace' })).identity;
  bob = (await user.join({ firstname: 'Bob', lastname: 'der Baumeister' })).identity;
});
afterAll(() => user.stop());

const queriesOf = async (work: () => Promise<unknown>) =>
  (await operationsOf(user.service.backbone.mongo, work)).operations;

describe('viewer', () => {
  const query = '{ viewer { id email gender recommendGuid isAdmin user { id fullname favorite } } }';

  test('is the logged-in player', async () => {
    expect((await user.ask(bob, query)).data).toEqual({
      viewer: {
        ...{ id: bob.userId, email: expect.stringContaining('@'), recommendGuid: expect.any(String) },
        ...{ gender: 'f', isAdmin: false },
        user: { id: bob.userId, fullname: 'Bob der Baumeister', favorite: false },
      },
    });
  });

  test('is one plain read, with profile and card', async () => {
    const own =
      '{ viewer { id email profile { street reminder } user { fullname recommendedFrom { id } } } }';
    expect(await queriesOf(async () => void (await user.ask(bob, own)))).toEqual(['accounts.findOne']);
  });

  test('is null for a visitor and for a deleted account', async () => {
    expect((await user.ask(null, query)).data).toEqual({ viewer: null });
    expect((await user.ask({ ...ada, userId: 999_999 }, query)).data).toEqual({ viewer: null });
  });
});

describe('user', () => {
  const query = 'query ($id: Int!) { user(id: $id) { fullname city dateActivated recommendedFrom { id } } }';

  test('shows any player to players only', async () => {
    const answer = await user.ask(ada, query, { id: bob.userId });
    expect(answer.data).toEqual({
      user: {
        fullname: 'Bob der Baumeister',
        city: '',
        dateActivated: '2024-06-10T12:00:00.000Z',
        recommendedFrom: null,
      },
    });
    expect(errorOf(await user.ask(null, query, { id: bob.userId })).code).toBe('UNAUTHENTICATED');
  });

  test.each([0, -5, 999_999, 2 ** 31 - 1])('%i is nobody', async (id) => {
    expect(await user.ask(ada, query, { id })).toMatchObject({ data: { user: null } });
  });
});

describe('references from other services', () => {
  const query = `query ($these: [_Any!]!) { _entities(representations: $these) {
    ... on User { id fullname favorite recommendCount recommendedFrom { id } }
    ... on Viewer { id email }
  } }`;
  const references = (type: string, ids: number[]) => ids.map((id) => ({ __typename: type, id }));

  test('cost one query per kind, however many players a list has', async () => {
    const { recommendGuid } = (await user.service.deps.accounts.find(bob.userId))!;
    const joined = await Promise.all(
      Array.from({ length: 8 }, (_, i) => user.join(i % 2 ? { recommendGuid } : {})),
    );
    const ids = joined.map(({ identity }) => identity.userId);
    let answer;
    const asked = await queriesOf(async () => {
      answer = await user.ask(ada, query, { these: references('User', [...ids, ...ids, 999_999]) });
    });
    expect(answer!.data).toMatchObject({
      _entities: [...ids, ...ids, 999_999].map((id) => {
        const recommendedFrom = ids.indexOf(id) % 2 === 1 ? { id: bob.userId } : null;
        return { id, recommendedFrom };
      }),
    });
    // Recommenders are read together with their accounts.
    expect(asked).toEqual(['accounts.aggregate', 'favorites.findOne']);
  });

  test('resolve to a placeholder for a player who has left, so that the rest can be shown', async () => {
    const { identity } = await user.join({ firstname: 'Gustav' });
    await user.ask(identity, 'mutation { deleteAccount(input: { delete: "delete" }) { deleted } }');
    const everything =
      'id firstname lastname fullname city country institution hobbies age pictureStamp isLocked favorite recommendCount dateActivated';
    const all = `query ($these: [_Any!]!) { _entities(representations: $these) { ... on User { ${everything}
      recommendedFrom { id } recommended { totalCount } } } }`;
    const { data, errors } = await user.ask(ada, all, { these: references('User', [identity.userId]) });
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      _entities: [
        {
          id: identity.userId,
          fullname: 'Mitspieler',
          city: '',
          country: '',
          recommended: { totalCount: 0 },
        },
      ],
    });
  });

  test('never open another player’s private part', async () => {
    const { data } = await user.ask(ada, query, { these: references('Viewer', [ada.userId, bob.userId]) });
    expect(data).toEqual({ _entities: [{ id: ada.userId, email: expect.any(String) }, null] });
    const visitor = await user.ask(null, query, { these: references('Viewer', [ada.userId]) });
    expect(visitor.data).toEqual({ _entities: [null] });
  });
});

describe('every hot query uses its index', () => {
  const queries: [string, string, Record<string, unknown>, string][] = [
    ['accounts by number', 'accounts', { _id: { $in: [1, 2, 3] } }, '_id_'],
    ['login', 'accounts', { email: 'ada@example.org' }, 'email'],
    ['invite link', 'accounts', { recommendGuid: 'abc' }, 'recommendGuid'],
    ['recommended players not counted yet', 'accounts', { pendingTarget: 1 }, 'pendingTarget'],
    ['whose counts have not followed yet', 'accounts', { pendingTarget: { $gt: 0 } }, 'pendingTarget'],
    ['unsent events', 'accounts', { 'outbox.id': { $gt: '' } }, 'outbox'],
    ['unsent lists', 'favorites', { 'outbox.id': { $gt: '' } }, 'outbox'],
    ['own list', 'favorites', { _id: 1 }, '_id_'],
    ['session', 'sessions', { _id: 'abc' }, '_id_'],
    ['sessions of a player', 'sessions', { userId: 1 }, 'userId'],
    ['limits', 'limits', { _id: 'abc' }, '_id_'],
  ];

  test.each(queries)('%s', async (_what, collection, filter, index) => {
    const explained = await user.service.backbone.mongo.collection(collection).find(filter).explain();
    expect(indexesOf(explained)).toContain(index);
  });

  test('players with their recommenders', async () => {
    const explained = await user.service.deps.accounts.withRecommenders([1, 2]).explain();
    expect(indexesOf(explained)).toEqual(['_id_']);
    expect(JSON.stringify(explained)).not.toMatch(/Seq Scan|COLLSCAN/);
  });
});
