import type { Identity } from '@tippspiel/shared/contracts/auth/identity';
import { indexesOf } from '@tippspiel/shared/platform/testing/explain';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { errorOf, openUser, type UserFixture } from './user-fixture.ts';

/** Lists of players that the user service shows: the own list, and whom a player recommended. */
const OWN_LIST = `query ($page: PageInput) {
  viewer { id favorites(page: $page) { items { id fullname favorite } totalCount pageNumber pageSize } }
}`;
const RECOMMENDED = `query ($id: Int!, $page: PageInput) {
  user(id: $id) { id recommended(page: $page) { items { id recommendedFrom { id } } totalCount pageSize } }
}`;

let user: UserFixture;
beforeAll(async () => {
  user = await openUser();
});
afterAll(() => user.stop());

const names = ['Özil Mesut', 'Zidane Zinedine', 'Oliver Kahn', 'Andrés Iniesta', 'Ödegaard Martin'];

async function withList(): Promise<{ identity: Identity; ids: number[] }> {
  const { identity } = await user.join();
  const ids: number[] = [];
  for (const name of names) {
    const [lastname, firstname] = name.split(' ');
    const { identity: other } = await user.join({ firstname, lastname });
    ids.push(other.userId);
    const set = 'mutation ($input: SetFavoriteInput!) { setFavorite(input: $input) { user { id } } }';
    await user.ask(identity, set, { input: { userId: other.userId, favorite: true } });
  }
  return { identity, ids };
}

type OwnList = {
  items: { fullname: string; favorite: boolean }[];
  totalCount: number;
  pageNumber: number;
  pageSize: number;
};
const listOf = async (identity: Identity, page?: object): Promise<OwnList> => {
  const { data } = await user.ask(identity, OWN_LIST, { page });
  return (data as { viewer: { favorites: OwnList } }).viewer.favorites;
};

describe('the own list', () => {
  test('is sorted by name, with twenty per page, and contains only the own players', async () => {
    const { identity } = await withList();
    await withList();
    const { items, ...rest } = await listOf(identity);
    expect(items.map(({ fullname }) => fullname)).toEqual([
      'Iniesta Andrés',
      'Martin Ödegaard',
      'Kahn Oliver',
      'Mesut Özil',
      'Zinedine Zidane',
    ]);
    expect(items.every(({ favorite }) => favorite)).toBe(true);
    expect(rest).toEqual({ totalCount: 5, pageNumber: 1, pageSize: 20 });
  });

  test('is paged, and searched without regard to accents, with the names in either order', async () => {
    const { identity } = await withList();
    const found = async (page: object) =>
      (await listOf(identity, page)).items.map(({ fullname }) => fullname);
    expect(await found({ pageNumber: 2, pageSize: 2 })).toEqual(['Kahn Oliver', 'Mesut Özil']);
    expect(await found({ search: 'ODEGAARD' })).toEqual(['Martin Ödegaard']);
    expect(await found({ search: 'özil mesut' })).toEqual(['Mesut Özil']);
    expect(await found({ search: '.*' })).toEqual([]);
    expect(await listOf(identity, { search: 'xyz' })).toMatchObject({ items: [], totalCount: 0 });
    expect(errorOf(await user.ask(identity, OWN_LIST, { page: { pageSize: 101 } })).code).toBe(
      'BAD_USER_INPUT',
    );
  });

  test('is empty for a player without favourites, and null for a visitor', async () => {
    const { identity } = await user.join();
    expect(await listOf(identity)).toMatchObject({ items: [], totalCount: 0 });
    expect((await user.ask(null, OWN_LIST)).data).toEqual({ viewer: null });
  });
});

describe('the players whom a player recommended', () => {
  test('are listed newest first, ten per page, and link back to the player', async () => {
    const { identity } = await user.join();
    const { recommendGuid } = (await user.service.deps.accounts.find(identity.userId))!;
    const ids: number[] = [];
    for (let count = 0; count < 12; count++) ids.push((await user.join({ recommendGuid })).identity.userId);
    const { identity: other } = await user.join();
    const ask = async (page?: object) =>
      (await user.ask(other, RECOMMENDED, { id: identity.userId, page })).data as never;
    const newestFirst = ids.toReversed().map((id) => ({ id, recommendedFrom: { id: identity.userId } }));
    expect(await ask()).toEqual({
      user: {
        id: identity.userId,
        recommended: { items: newestFirst.slice(0, 10), totalCount: 12, pageSize: 10 },
      },
    });
    expect(await ask({ pageNumber: 2 })).toMatchObject({
      user: { recommended: { items: newestFirst.slice(10) } },
    });
    expect(errorOf(await user.ask(null, RECOMMENDED, { id: identity.userId })).code).toBe('UNAUTHENTICATED');
  });
});

test('neither list reads other players', async () => {
  const { namesOf, recommendedOf, model } = user.service.deps.accounts;
  await user.service.deps.accounts.model.createIndexes();
  expect(indexesOf(await namesOf([1, 2, 3]).explain())).toEqual(['_id_']);
  expect(indexesOf(await recommendedOf(1).limit(10).explain())).toEqual(['recommended']);
  expect(indexesOf(await model.find({ recommendedBy: { $eq: 1, $gt: 0 } }).explain())).toEqual([
    'recommended',
  ]);
});
