import type { Identity } from '@tippspiel/shared/contracts/auth/identity';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { messages } from '../src/app/messages.ts';
import { favoriteMessages } from '../src/app/favorites/messages.ts';
import { errorOf, openUser, type UserFixture } from './user-fixture.ts';

const MAX = 30;
const SET = `mutation ($input: SetFavoriteInput!) { setFavorite(input: $input) { user { id favorite } } }`;

let user: UserFixture;
let players: Identity[];

beforeAll(async () => {
  user = await openUser({ FAVORITES_MAX: String(MAX), FAVORITE_CHANGES_PER_HOUR: '40' });
  players = [];
  for (let i = 0; i < 4; i++) players.push((await user.join()).identity);
});
afterAll(() => user.stop());

const set = (identity: Identity | null, userId: unknown, favorite: unknown = true) =>
  user.ask(identity, SET, { input: { userId, favorite } });
const toggle = (identity: Identity, userId: number) => user.ask(identity, SET, { input: { userId } });
const listOf = async (userId: number) =>
  (await user.service.backbone.mongo.collection('favorites').findOne({ _id: userId as never }))?.[
    'favorites'
  ] ?? [];

describe('the own list', () => {
  test('adds and removes players, and publishes the whole list each time', async () => {
    const [ada, bob, cem] = players as [Identity, Identity, Identity];
    expect((await set(ada, bob.userId)).data).toEqual({
      setFavorite: { user: { id: bob.userId, favorite: true } },
    });
    await set(ada, cem.userId);
    await set(ada, cem.userId);
    const off = await set(ada, bob.userId, false);
    expect(off.data).toEqual({ setFavorite: { user: { id: bob.userId, favorite: false } } });
    await set(ada, bob.userId, false);
    const lists = await user.events.of('user.favorites.changed.v1', ada.userId, 3);
    expect(lists).toEqual([
      { userId: ada.userId, version: 1, favorites: [bob.userId] },
      { userId: ada.userId, version: 2, favorites: [bob.userId, cem.userId] },
      { userId: ada.userId, version: 3, favorites: [cem.userId] },
    ]);
    expect(await listOf(ada.userId)).toEqual([cem.userId]);
  });

  test('changes only so often in an hour', async () => {
    const [{ identity: dan }, { userId }] = [await user.join(), players[0]!];
    await set(dan, userId);
    await set(dan, userId);
    for (let times = 1; times < 40; times++) expect((await toggle(dan, userId)).errors).toBeUndefined();
    expect(errorOf(await toggle(dan, userId))).toMatchObject({
      ...{ code: 'RATE_LIMITED', message: favoriteMessages.tooManyChanges },
    });
  });

  test('belongs to the viewer alone', async () => {
    const [, bob, cem] = players as [Identity, Identity, Identity];
    await set(bob, cem.userId);
    const query = 'query ($id: Int!) { user(id: $id) { favorite } }';
    const seenBy = async (who: Identity) => (await user.ask(who, query, { id: cem.userId })).data;
    expect(await seenBy(bob)).toEqual({ user: { favorite: true } });
    expect(await seenBy(cem)).toEqual({ user: { favorite: false } });
  });

  test('loses nothing when many changes come at once', async () => {
    const { identity } = await user.join();
    const others = await Promise.all(Array.from({ length: 12 }, () => user.join()));
    const answers = await Promise.all(others.map((other) => set(identity, other.identity.userId)));
    expect(answers.flatMap(({ errors = [] }) => errors)).toEqual([]);
    const ids = others.map((other) => other.identity.userId).toSorted((a, b) => a - b);
    expect((await listOf(identity.userId)).toSorted((a: number, b: number) => a - b)).toEqual(ids);
    const lists = await user.events.of('user.favorites.changed.v1', identity.userId, 12);
    expect(lists.at(-1)).toMatchObject({ version: 12 });
    expect(lists.map(({ favorites }) => favorites.length)).toEqual(
      Array.from({ length: 12 }, (_, i) => i + 1),
    );
  });

  test.each([30, 31])('toggled %i times at once is toggled that often', async (times) => {
    const [{ identity }, other] = await Promise.all([user.join(), user.join()]);
    const answers = await Promise.all(
      Array.from({ length: times }, () => toggle(identity, other.identity.userId)),
    );
    expect(answers.flatMap(({ errors = [] }) => errors)).toEqual([]);
    expect(await listOf(identity.userId)).toEqual(times % 2 ? [other.identity.userId] : []);
    const lists = await user.events.of('user.favorites.changed.v1', identity.userId, times);
    expect(lists.at(-1)).toMatchObject({ version: times });
  });

  test('has a maximum length', async () => {
    const { identity } = await user.join();
    const others = await Promise.all(Array.from({ length: MAX + 2 }, () => user.join()));
    const answers = await Promise.all(others.map((other) => set(identity, other.identity.userId)));
    const refused = answers.filter(({ errors }) => errors).map(errorOf);
    expect(refused).toEqual(
      Array(2).fill({
        code: 'BAD_USER_INPUT',
        message: favoriteMessages.favoritesFull(MAX),
        field: 'userId',
      }),
    );
    expect(await listOf(identity.userId)).toHaveLength(MAX);
  });
});

describe('a forbidden change', () => {
  test.each([
    ['oneself', () => players[3]!.userId, true, 'BAD_USER_INPUT', favoriteMessages.favoriteSelf],
    ['oneself off', () => players[3]!.userId, false, 'BAD_USER_INPUT', favoriteMessages.favoriteSelf],
    ['a player that is not', () => 999_999, true, 'NOT_FOUND', messages.noSuchUser],
    ['zero', () => 0, true, 'NOT_FOUND', messages.noSuchUser],
    ['a negative number', () => -1, true, 'NOT_FOUND', messages.noSuchUser],
    ['a broken number', () => 1.5, true, 'BAD_USER_INPUT', messages.input],
    ['a number too large', () => 2 ** 40, true, 'BAD_USER_INPUT', messages.input],
    ['a query', () => ({ $gt: 0 }), true, 'BAD_USER_INPUT', messages.input],
    ['a word', () => players[0]!.userId, 'ja', 'BAD_USER_INPUT', messages.input],
  ])('%s is refused and changes nothing', async (_what, idOf, favorite, code, message) => {
    const answer = await set(players[3]!, idOf(), favorite);
    expect(errorOf(answer)).toMatchObject({ code, message });
    expect(await listOf(players[3]!.userId)).toEqual([]);
  });

  test('by a visitor or a locked player is refused', async () => {
    const [ada, , , dan] = players as [Identity, Identity, Identity, Identity];
    expect(errorOf(await set(null, ada.userId)).code).toBe('UNAUTHENTICATED');
    expect(errorOf(await set({ ...dan, isLocked: true }, ada.userId)).code).toBe('FORBIDDEN');
    expect(await listOf(dan.userId)).toEqual([]);
  });
});
