import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { removePlayer } from '../src/app/remove-player.ts';
import { seedPosts } from '../src/seed.ts';
import { numbers, startFeed, type Kit } from './kit.ts';

const LEAVER = 9;
const POSTS = 600;

let kit: Kit;
beforeAll(async () => {
  kit = await startFeed();
});
afterAll(() => kit.stop());

test('a player’s likes and texts are removed in parts, and every count is updated', async () => {
  const [post] = await seedPosts(
    kit.deps,
    numbers(1, POSTS).map((number) => ({
      userId: 1,
      text: `Beitrag ${number}`,
      isOperator: false,
      dateCreated: new Date(number * 1000),
      comments: number > 60 ? [] : [{ userId: LEAVER, text: 'Ja', dateCreated: new Date(number * 1000 + 1) }],
      likerIds: [2, LEAVER],
    })),
  );
  expect(post).toBeDefined();
  await removePlayer(kit.deps, LEAVER);
  await removePlayer(kit.deps, LEAVER);
  const { posts, likes, comments } = kit.deps.store;
  expect(await posts.model.countDocuments({ likeCount: 1, commentCount: 0 })).toBe(POSTS);
  expect(await likes.model.countDocuments({ userId: LEAVER, isLiked: true })).toBe(0);
  expect(await comments.model.countDocuments({ userId: LEAVER, isDeleted: false })).toBe(0);
});
