import { until } from '@tippspiel/shared/platform/testing/until';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { seedFavorites, seedUsers, type SeedUser } from '../src/seed.ts';
import { form, NOW, openUser, PASSWORD, type UserFixture } from './user-fixture.ts';

const COUNT = 400;

let user: UserFixture;

beforeAll(async () => {
  user = await openUser();
});
afterAll(() => user.stop());

const many = (count: number): SeedUser[] =>
  Array.from({ length: count }, (_, i) => ({
    ...{
      firstname: `Vorname${i}`,
      lastname: 'Nachname',
      email: `Demo${i}@example.org`,
      gender: 'm' as const,
    },
    ...{ city: 'Köln', country: 'Deutschland', pictureStamp: i % 2 ? `p${i}` : '' },
    dateActivated: new Date(NOW.getTime() - (count - i) * 1000),
    ...(i > 0 && { recommendedByPosition: 0 }),
  }));

test('many players are seeded quickly, as if they had registered', async () => {
  const start = Date.now();
  const ids = await seedUsers(user.service.deps, many(COUNT), PASSWORD);
  const milliseconds = Date.now() - start;
  expect(ids).toEqual(Array.from({ length: COUNT }, (_, i) => i + 1));
  expect(milliseconds).toBeLessThan(15_000);

  await seedFavorites(
    user.service.deps,
    ids.map((userId) => ({ userId, favorites: [1, 2, 2, 3] })),
  );
  const login = await user.login({ email: 'demo234@example.org', password: PASSWORD });
  expect(login.data).toEqual({ login: { viewer: { id: 235 } } });
  const first = await user.ask(
    { userId: 2, isAdmin: false, isLocked: false, sessionId: 's' },
    `{
    user(id: 1) { fullname city favorite recommendCount recommendedFrom { id } }
  }`,
  );
  expect(first.data).toEqual({
    user: {
      fullname: 'Vorname0 Nachname',
      city: 'Köln',
      favorite: true,
      recommendCount: COUNT - 1,
      recommendedFrom: null,
    },
  });
  const { identity } = await user.join(form());
  expect(identity.userId).toBe(COUNT + 1);

  await until('all events', () => user.events.seen.length >= 2 * COUNT + 1, 60);
  expect(new Set(user.events.seen.map(({ id }) => id)).size).toBe(2 * COUNT + 1);
  const [list] = await user.events.of('user.favorites.changed.v1', 2);
  expect(list).toEqual({ userId: 2, version: 1, favorites: [1, 3] });
});
