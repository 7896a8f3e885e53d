import { player } from '@tippspiel/shared/platform/testing/subgraph';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { failure, NOW, numbers, startFeed, type Kit } from './kit.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await startFeed();
});
afterAll(() => kit.stop());

const texts = (comments: { text: string }[]) => comments.map(({ text }) => text);

describe('commenting', () => {
  test('shows the comment with its post, and the last five with every post', async () => {
    const { id } = await kit.publish(1, 'Wer gewinnt?');
    const { comment, post } = await kit.comment(2, id, ' Schottland ');
    expect(comment).toEqual({
      id: expect.any(Number),
      parentId: id,
      text: 'Schottland',
      user: { __typename: 'User', id: 2 },
      dateCreated: NOW,
      likeCount: 0,
      isLikedByMe: false,
      isDeleteAble: true,
      isHidden: false,
    });
    expect(post).toMatchObject({ id, commentCount: 1, lastComments: [comment] });
    for (const number of numbers(1, 6)) await kit.comment(3, id, `Nummer ${number}`);
    const shown = (await kit.feed(1)).items.find((item) => item.id === id);
    expect(shown?.commentCount).toBe(7);
    expect(texts(shown?.lastComments ?? [])).toEqual(numbers(2, 6).map((number) => `Nummer ${number}`));
  });

  test('counts fifty simultaneous comments, and the last five are the newest', async () => {
    const { id } = await kit.publish(1, 'Andrang');
    const written = await Promise.all(
      numbers(1, 50).map((userId) => kit.comment(userId, id, `Von ${userId}`)),
    );
    const newest = written
      .map(({ comment }) => comment.id)
      .sort((a, b) => a - b)
      .slice(-5);
    const post = await kit.post(1, id);
    expect(post?.commentCount).toBe(50);
    expect(post?.lastComments.map((comment) => comment.id)).toEqual(newest);
  });

  test('adds one comment per key to its post, however often it is sent', async () => {
    const [{ id: postId }, { id: other }] = [await kit.publish(1, 'Hier'), await kit.publish(1, 'Dort')];
    const send = async (more: object = {}, who = 31) =>
      kit.mutate(player(who), 'addComment', { postId, text: 'Nur einmal', key: 'k1', ...more });
    const idOf = async (answer: ReturnType<typeof send>) => {
      const { data, errors } = await answer;
      expect(errors).toBeUndefined();
      return (data as { answer: { comment: { id: number } } }).answer.comment.id;
    };
    const ids = await Promise.all(numbers(1, 8).map(() => idOf(send())));
    const [id = 0] = ids;
    expect(new Set([...ids, await idOf(send())])).toEqual(new Set([id]));
    expect(await kit.post(1, postId)).toMatchObject({ commentCount: 1, lastComments: [{ id }] });
    for (const answer of [send({}, 32), send({ key: 'k2' }), send({ key: '' }), send({ postId: other })])
      expect(await idOf(answer)).not.toBe(id);
    expect(failure(await send({ text: 'Andere Worte' }))).toMatchObject({ nothing: true, code: 'CONFLICT' });
    expect(failure(await send({ key: 'x'.repeat(101) }))).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect((await kit.post(1, postId))?.commentCount).toBe(4);
    // Comments are no longer allowed, but this one was written in time. After it is hidden, its author sees a notice.
    await kit.deps.store.posts.model.updateOne({ _id: postId }, { $set: { isCommentAble: false } });
    expect(await idOf(send())).toBe(id);
    await kit.moderate(id, 'HIDE');
    expect((await send()).data).toMatchObject({
      answer: { comment: { id, isHidden: true, text: 'Von der Redaktion entfernt' } },
    });
    // Only the comment stores its key.
    expect((await kit.deps.store.posts.model.findById(postId).lean())?.lastComments[0]).not.toHaveProperty(
      'madeBy',
    );
  });

  test('is refused if the post does not allow it', async () => {
    const { id } = await kit.publish(1, 'Nur lesen');
    await kit.deps.store.posts.model.updateOne({ _id: id }, { $set: { isCommentAble: false } });
    expect(failure(await kit.mutate(player(2), 'addComment', { postId: id, text: 'Doch' }))).toEqual({
      nothing: true,
      code: 'FORBIDDEN',
      message: 'Dieser Eintrag kann nicht kommentiert werden.',
    });
    expect(await kit.post(2, id)).toMatchObject({ isCommentAble: false, commentCount: 0 });
  });
});

describe('earlier comments', () => {
  const query = `query($id: Int!, $beforeId: Int, $pageSize: Int) {
    post(id: $id) { comments(beforeId: $beforeId, pageSize: $pageSize) { id text } } }`;
  const part = async (variables: object) => {
    const { data, errors } = await kit.ask(player(1), query, variables);
    if (errors) throw new Error(JSON.stringify(errors));
    return (data as { post: { comments: { id: number; text: string }[] } }).post.comments;
  };

  test('are returned in parts before a given one, oldest first', async () => {
    const { id } = await kit.publish(1, 'Lang');
    for (const number of numbers(1, 12)) await kit.comment(2, id, `${number}`);
    const post = await kit.post(1, id);
    const before = await part({ id, beforeId: post?.lastComments[0]?.id, pageSize: 4 });
    expect(texts(before)).toEqual(['4', '5', '6', '7']);
    expect(texts(await part({ id, beforeId: before[0]?.id }))).toEqual(['1', '2', '3']);
    expect(texts(await part({ id, pageSize: 100 }))).toEqual(numbers(1, 12).map(String));
    expect(await part({ id, beforeId: 1 })).toEqual([]);
  });

  test('of several posts cost one read', async () => {
    const posts = [];
    for (const name of ['A', 'B', 'C']) {
      const { id } = await kit.publish(1, name);
      for (const number of numbers(1, 3)) await kit.comment(2, id, `${name}${number}`);
      posts.push(id);
    }
    const { data } = await kit.ask(
      player(1),
      '{ posts(pageSize: 3) { items { a: comments(pageSize: 2) { text } b: comments { text } } } }',
    );
    const { items } = (data as { posts: { items: { a: { text: string }[]; b: { text: string }[] }[] } })
      .posts;
    expect(items.map(({ a, b }) => [texts(a), texts(b)])).toEqual(
      ['C', 'B', 'A'].map((name) => [
        [`${name}2`, `${name}3`],
        [`${name}1`, `${name}2`, `${name}3`],
      ]),
    );
  });

  test.each([[{ pageSize: 0 }], [{ pageSize: 101 }], [{ beforeId: -1 }]])(
    '%j is refused',
    async (variables) => {
      const { id } = await kit.publish(1, 'x');
      expect(failure(await kit.ask(player(1), query, { id, ...variables }))).toMatchObject({
        code: 'BAD_USER_INPUT',
      });
    },
  );
});

describe('deleting a comment', () => {
  test('is allowed to its author and to operators, and moves the last five up', async () => {
    const { id } = await kit.publish(1, 'Aufräumen');
    const ids = [];
    for (const number of numbers(1, 7)) ids.push((await kit.comment(2, id, `${number}`)).comment.id);
    const [first, , , , , sixth, seventh] = ids as [number, number, number, number, number, number, number];
    await kit.like(3, seventh);
    // Not even the post's author may.
    expect(failure(await kit.mutate(player(1), 'deleteComment', { postId: id, commentId: seventh }))).toEqual(
      {
        nothing: true,
        code: 'FORBIDDEN',
        message: 'Du kannst nur Deine eigenen Kommentare löschen.',
      },
    );
    const { post } = await kit.change<{ post: { commentCount: number; lastComments: { text: string }[] } }>(
      2,
      'deleteComment',
      {
        postId: id,
        commentId: seventh,
      },
    );
    expect(post.commentCount).toBe(6);
    expect(texts(post.lastComments)).toEqual(['2', '3', '4', '5', '6']);
    await kit.change(player(9, { isAdmin: true }), 'deleteComment', { postId: id, commentId: sixth });
    await kit.change(2, 'deleteComment', { postId: id, commentId: first });
    expect(texts((await kit.post(1, id))?.lastComments ?? [])).toEqual(['2', '3', '4', '5']);
    await kit.drain();
    expect(await kit.deps.store.comments.model.countDocuments({ postId: id })).toBe(4);
    expect(await kit.deps.store.likes.model.countDocuments({ targetId: seventh })).toBe(0);
  });

  test('is refused if it does not exist or belongs to another post', async () => {
    const { id } = await kit.publish(1, 'Eins');
    const other = await kit.publish(1, 'Zwei');
    const { comment } = await kit.comment(2, id, 'Hier');
    const gone = { nothing: true, code: 'NOT_FOUND', message: 'Diesen Kommentar gibt es nicht mehr.' };
    expect(
      failure(await kit.mutate(player(2), 'deleteComment', { postId: other.id, commentId: comment.id })),
    ).toEqual(gone);
    expect(failure(await kit.mutate(player(2), 'deleteComment', { postId: id, commentId: id }))).toEqual(
      gone,
    );
    expect((await kit.post(1, id))?.commentCount).toBe(1);
    await kit.change(2, 'deleteComment', { postId: id, commentId: comment.id });
    expect(
      failure(await kit.mutate(player(2), 'deleteComment', { postId: id, commentId: comment.id })),
    ).toEqual(gone);
    expect(failure(await kit.mutate(player(2), 'toggleLike', { postId: comment.id })).code).toBe('NOT_FOUND');
  });
});

test.each(['addComment', 'toggleLike'])('%s leaves a post empty that is deleted meanwhile', async (name) => {
  const { id } = await kit.publish(1, 'Gleich weg');
  const { comment } = await kit.comment(2, id, 'Noch da');
  const { posts } = kit.deps.store;
  const { model } = posts;
  const updateOne = model.updateOne.bind(model);
  const late = async (...args: Parameters<typeof updateOne>) => {
    Object.assign(model, { updateOne });
    await posts.markDeleted(id, null);
    return updateOne(...args);
  };
  Object.assign(model, { updateOne: late });
  const input = name === 'addComment' ? { postId: id, text: 'Zu spät' } : { postId: comment.id };
  await kit.mutate(player(3), name, input);
  expect(model.updateOne).toBe(updateOne);
  expect((await model.findById(id).lean())?.lastComments ?? []).toEqual([]);
});
