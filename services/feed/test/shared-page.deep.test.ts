import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { numbers, runFeed, startFeed, type Kit } from './kit.ts';

let kit: Kit;
let second: Kit;
beforeAll(async () => {
  kit = await startFeed();
  second = await runFeed(kit.env);
});
afterAll(async () => {
  await second.close();
  await kit.stop();
});

const MAIN = { groupId: null, onlyOperator: false, search: '', lastId: 0 };

test('many requests for the same page at once cost two reads, another page is read separately', async () => {
  await kit.publish(1, 'Wer liest das alles?');
  const { feed } = kit.deps.store;
  const [same, other] = await Promise.all([
    Promise.all(numbers(1, 60).map(() => feed.page(MAIN, 26))),
    feed.page(MAIN, 1),
  ]);
  // One array per read.
  expect(new Set(same).size).toBe(2);
  expect(other).toHaveLength(1);
  expect(new Set(same)).not.toContain(other);
});

test('a player’s own change is visible at once in either process, however many read the same page meanwhile', async () => {
  let isOver = false;
  const readers = numbers(11, 20).map(async (userId) => {
    while (!isOver) await Promise.all([kit.feed(userId), second.feed(userId)]);
  });
  const top = async (userId: number) => {
    const pages = await Promise.all([kit.feed(userId), second.feed(userId)]);
    return pages.map(({ items: [first] }) => first);
  };
  try {
    for (const [writer, reader] of [
      [kit, 3],
      [second, 4],
      [kit, 5],
    ] as const) {
      // prettier-ignore
      const { id } = await writer.publish(reader, 'Ich zuerst!');
      for (const post of await top(reader)) expect(post).toMatchObject({ id, isDeleteAble: true });
      await writer.like(reader, id);
      for (const post of await top(reader))
        expect(post).toMatchObject({ id, likeCount: 1, isLikedByMe: true });
      for (const post of await top(9))
        expect(post).toMatchObject({ id, isLikedByMe: false, isDeleteAble: false });
      await writer.change(reader, 'deletePost', { postId: id });
      for (const post of await top(reader)) expect(post?.id).not.toBe(id);
    }
  } finally {
    isOver = true;
    await Promise.all(readers);
  }
});
