import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { seedPosts, type SeedPost } from '../src/seed.ts';
import { numbers, startFeed, type Kit } from './kit.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await startFeed();
});
afterAll(() => kit.stop());

const at = (minute: number) => new Date(Date.parse('2024-06-14T12:00:00Z') + minute * 60_000);

test('the seed writes posts, comments and likes as the use cases would', async () => {
  const before = await kit.publish(1, 'Vorher');
  const posts = await seedPosts(kit.deps, [
    {
      userId: 2,
      text: ' Später ',
      dateCreated: at(60),
      comments: numbers(1, 7).map((number) => ({
        userId: 3,
        text: `Nr. ${number}`,
        dateCreated: at(60 + number),
      })),
      likerIds: [4, 5, 5, 6],
    },
    {
      userId: 1,
      subject: 'Willkommen',
      text: '<p>Es geht los</p>',
      isOperator: true,
      dateCreated: at(0),
      comments: [],
      likerIds: [],
    },
  ]);
  expect(posts.map(({ id }) => id)).toEqual([before.id + 2, before.id + 1]);
  const { items } = await kit.feed(4);
  expect(items).toMatchObject([
    {
      text: 'Später',
      commentCount: 7,
      likeCount: 3,
      isLikedByMe: true,
      isOperator: false,
      dateCreated: at(60).toISOString(),
    },
    { text: '<p>Es geht los</p>', subject: 'Willkommen', isOperator: true, commentCount: 0, likeCount: 0 },
    { text: 'Vorher' },
  ]);
  expect(items[0]?.lastComments.map(({ text }) => text)).toEqual(
    numbers(3, 7).map((number) => `Nr. ${number}`),
  );
  expect(await kit.like(4, items[0]?.id ?? 0)).toMatchObject({ likeCount: 2, isLikedByMe: false });
  expect((await kit.comment(9, items[0]?.id ?? 0, 'Nr. 8')).post.commentCount).toBe(8);
  expect((await kit.publish(1, 'Nachher')).id).toBe(before.id + 11);
  await kit.drain();
  expect(await kit.post(4, items[0]?.id ?? 0)).toMatchObject({ commentCount: 8, likeCount: 2 });
});

test('five hundred posts with thousands of likes take seconds', async () => {
  const seeds = numbers(1, 500).map((number): SeedPost => ({
    userId: number,
    text: `Beitrag ${number}`,
    dateCreated: at(number),
    comments: numbers(1, 4).map((minute) => ({
      userId: minute,
      text: 'Ja!',
      dateCreated: at(number + minute),
    })),
    likerIds: numbers(1, number % 30),
  }));
  const start = performance.now();
  await seedPosts(kit.deps, seeds);
  expect(performance.now() - start).toBeLessThan(15_000);
  expect((await kit.feed(1, { pageSize: 100, search: 'Beitrag' })).items).toHaveLength(100);
});

test('an empty seed writes nothing', async () => {
  const before = await kit.everything();
  expect(await seedPosts(kit.deps, [])).toEqual([]);
  expect(await kit.everything()).toEqual(before);
});
