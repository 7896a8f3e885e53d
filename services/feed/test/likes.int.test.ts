import { player } from '@tippspiel/shared/platform/testing/subgraph';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { failure, numbers, startFeed, type Kit } from './kit.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await startFeed();
});
afterAll(() => kit.stop());

describe('liking', () => {
  test('toggles, separately for posts and comments', async () => {
    const { id } = await kit.publish(1, 'Gefällt?');
    const { comment } = await kit.comment(1, id, 'Mir schon');
    expect(await kit.like(2, id)).toEqual({ id, likeCount: 1, isLikedByMe: true });
    expect(await kit.like(3, id)).toEqual({ id, likeCount: 2, isLikedByMe: true });
    expect(await kit.like(2, comment.id)).toEqual({ id: comment.id, likeCount: 1, isLikedByMe: true });
    const mine = { likeCount: 2, isLikedByMe: true, lastComments: [{ likeCount: 1, isLikedByMe: true }] };
    expect((await kit.feed(2)).items[0]).toMatchObject(mine);
    expect((await kit.feed(3)).items[0]).toMatchObject({
      ...mine,
      lastComments: [{ likeCount: 1, isLikedByMe: false }],
    });
    expect(await kit.like(2, id)).toEqual({ id, likeCount: 1, isLikedByMe: false });
    expect(await kit.like(2, comment.id)).toEqual({ id: comment.id, likeCount: 0, isLikedByMe: false });
    expect(await kit.post(2, id)).toMatchObject({
      likeCount: 1,
      isLikedByMe: false,
      lastComments: [{ likeCount: 0 }],
    });
    await kit.drain();
    expect(await kit.deps.store.likes.model.countDocuments({ targetId: { $in: [id, comment.id] } })).toBe(1);
  });

  test('with an explicit state is idempotent, repeated or simultaneous', async () => {
    const { id } = await kit.publish(1, 'Noch einmal');
    const set = (isLiked: boolean) => kit.change<object>(2, 'toggleLike', { postId: id, isLiked });
    expect(await set(false)).toEqual({ id, likeCount: 0, isLikedByMe: false });
    for (const [isLiked, likeCount] of [
      [true, 1],
      [false, 0],
    ] as const) {
      await Promise.all([set(isLiked), set(isLiked), set(isLiked)]);
      expect(await set(isLiked)).toEqual({ id, likeCount, isLikedByMe: isLiked });
      expect(await kit.post(2, id)).toMatchObject({ likeCount, isLikedByMe: isLiked });
    }
  });

  test('counts fifty simultaneous players correctly', async () => {
    const { id } = await kit.publish(1, 'Tor!');
    const { comment } = await kit.comment(1, id, 'Toooor!');
    const answers = await Promise.all(
      numbers(1, 50).flatMap((userId) => [kit.like(userId, id), kit.like(userId, comment.id)]),
    );
    expect(answers.every(({ isLikedByMe }) => isLikedByMe)).toBe(true);
    expect(await kit.post(1, id)).toMatchObject({ likeCount: 50, lastComments: [{ likeCount: 50 }] });
    await Promise.all(numbers(1, 20).map((userId) => kit.like(userId, id)));
    expect(await kit.post(1, id)).toMatchObject({ likeCount: 30, isLikedByMe: false });
  });

  test.each([2, 3, 10])('counts %d simultaneous toggles of the same player', async (times) => {
    const { id } = await kit.publish(1, 'Doppelt');
    const answers = await Promise.all(numbers(1, times).map(() => kit.like(7, id)));
    const liked = answers.filter(({ isLikedByMe }) => isLikedByMe).length;
    expect(liked).toBe(Math.ceil(times / 2));
    const expected = times % 2;
    expect(await kit.post(7, id)).toMatchObject({ likeCount: expected, isLikedByMe: expected === 1 });
  });
});

describe('the players who like a post', () => {
  const query =
    'query($id: Int!, $page: PageInput) { post(id: $id) { likes(page: $page) { items { __typename id } totalCount pageNumber pageSize } } }';

  test('are listed by page, newest first', async () => {
    const { id } = await kit.publish(1, 'Beliebt');
    for (const userId of numbers(1, 12)) {
      kit.clock.set(new Date(kit.clock.now().getTime() + 1000));
      await kit.like(userId, id);
    }
    const users = (from: number, to: number) =>
      numbers(from, to).map((userId) => ({ __typename: 'User', id: userId }));
    const first = await kit.ask(player(1), query, { id });
    expect(first.data).toEqual({
      post: { likes: { items: users(12, 3), totalCount: 12, pageNumber: 1, pageSize: 10 } },
    });
    const second = await kit.ask(player(1), query, { id, page: { pageNumber: 2 } });
    expect(second.data).toEqual({
      post: { likes: { items: users(2, 1), totalCount: 12, pageNumber: 2, pageSize: 10 } },
    });
    for (const page of [{ pageNumber: 0 }, { pageSize: 101 }]) {
      expect(failure(await kit.ask(player(1), query, { id, page })).code).toBe('BAD_USER_INPUT');
    }
  });
});
