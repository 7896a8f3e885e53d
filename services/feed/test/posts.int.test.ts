import { operationsOf } from '@tippspiel/shared/platform/testing/operations';
import { askSubgraph, player } from '@tippspiel/shared/platform/testing/subgraph';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { failure, NOW, numbers, startFeed, type Kit, type PostData } from './kit.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await startFeed();
});
afterAll(() => kit.stop());

const noSuchPost = { nothing: true, code: 'NOT_FOUND', message: 'Diesen Eintrag gibt es nicht mehr.' };

describe('publishing', () => {
  test('a post with all its fields, on top of the feed', async () => {
    const post = await kit.publish(3, '  Auf geht’s, Deutschland!\n⚽ ');
    expect(post).toEqual({
      id: expect.any(Number),
      subject: '',
      text: 'Auf geht’s, Deutschland!\n⚽',
      user: { __typename: 'User', id: 3 },
      group: null,
      dateCreated: NOW,
      dateImageChanged: null,
      isOperator: false,
      isPublished: true,
      isCommentAble: true,
      isDeleteAble: true,
      likeCount: 0,
      isLikedByMe: false,
      commentCount: 0,
      lastComments: [],
      pictureUrl: '',
      isHidden: false,
      version: 0,
      winnerString: '',
      priceKind: '',
      price: null,
    });
    expect((await kit.feed(3)).items[0]).toEqual(post);
    expect((await kit.feed(4)).items[0]).toEqual({ ...post, isDeleteAble: false });
    expect(await kit.post(4, post.id)).toEqual({ ...post, isDeleteAble: false });
  });

  test('HTML in a post is only text and is stored as given', async () => {
    const text = '<img src=x onerror="alert(1)"> <b>Tor</b> & "Jubel" {{7*7}}';
    const { id } = await kit.publish(3, text);
    expect((await kit.post(3, id))?.text).toBe(text);
  });

  test('an operator’s plain post is a player’s post', async () => {
    const { post } = await kit.change<{ post: object }>(player(1, { isAdmin: true }), 'publishPost', {
      text: 'Hallo',
    });
    expect(post).toMatchObject({ isOperator: false, subject: '', isPublished: true });
  });

  test('fifty at once get fifty ids', async () => {
    const posts = await Promise.all(numbers(1, 50).map((userId) => kit.publish(userId, `Von ${userId}`)));
    expect(new Set(posts.map(({ id }) => id)).size).toBe(50);
  });

  test('under a key creates one post, however often it is sent, and each player has separate keys', async () => {
    const send = (who: number, more: object = {}) =>
      kit.mutate(player(who), 'publishPost', { text: 'Nur einmal', key: 'k1', ...more });
    const idOf = async (answer: ReturnType<typeof send>) =>
      ((await answer).data as { answer: { post: PostData } }).answer.post.id;
    let announced = 0;
    const { announcePost } = kit.deps;
    kit.deps.announcePost = () => void (announced += 1);
    const ids = await Promise.all(numbers(1, 8).map(() => idOf(send(121))));
    kit.deps.announcePost = announcePost;
    // A repeated request does not notify open pages.
    expect(announced).toBe(1);
    const [id = 0] = ids;
    expect(new Set([...ids, await idOf(send(121))])).toEqual(new Set([id]));
    expect(await kit.deps.store.posts.model.countDocuments({ userId: 121 })).toBe(1);
    for (const other of [send(122), send(121, { key: 'k2' }), send(121, { key: '' })])
      expect(await idOf(other)).not.toBe(id);
    // No text is lost silently.
    expect(failure(await send(121, { text: 'Andere Worte' }))).toMatchObject({
      ...{ nothing: true, code: 'CONFLICT', message: expect.stringContaining('ein anderer Text') },
    });
    expect(failure(await send(121, { key: 'x'.repeat(101) }))).toMatchObject({ code: 'BAD_USER_INPUT' });
    // A repeated request returns the same as a query.
    await kit.moderate(id, 'HIDE');
    expect((await send(121)).data).toEqual({ answer: { post: await kit.post(121, id) } });
    expect((await kit.post(121, id))?.isHidden).toBe(true);
    await kit.change(player(121), 'deletePost', { postId: id });
    expect([...(await kit.feed(1, { pageSize: 100 })).items].map((post) => post.id)).not.toContain(id);
  });

  test('under the key of a post that is being deleted creates none', async () => {
    const { post } = await kit.change<{ post: PostData }>(123, 'publishPost', { text: 'Weg', key: 'weg' });
    await kit.deps.store.posts.model.updateOne({ _id: post.id }, { $set: { isDeleted: true, text: '' } });
    expect(failure(await kit.mutate(player(123), 'publishPost', { text: 'Weg', key: 'weg' }))).toEqual(
      noSuchPost,
    );
    expect(await kit.deps.store.posts.model.countDocuments({ userId: 123 })).toBe(1);
  });
});

describe('publishing is refused', () => {
  const tooLong = 'Der Text darf höchstens 5.000 Zeichen haben.';
  const forbidden = 'Der Text enthält Zeichen, die nicht erlaubt sind.';
  test.each([
    ['without a text', '', 'Bitte gib einen Text ein.'],
    ['for blanks', ' \n\t ', 'Bitte gib einen Text ein.'],
    ['for invisible signs', '\u200b\u2060', 'Bitte gib einen Text ein.'],
    ['for a long text', 'x'.repeat(5001), tooLong],
    ['for a very long text', 'x'.repeat(500_000), tooLong],
    ['for a null character', 'a\u0000b', forbidden],
    ['for half a sign', 'a\ud83db', forbidden],
    ['for turned text', 'a\u202eb', forbidden],
  ])('%s, in comments too', async (_name, text, message) => {
    const target = await kit.publish(1, 'Ziel');
    const before = await kit.everything();
    expect(failure(await kit.mutate(player(1), 'publishPost', { text }))).toEqual({
      nothing: true,
      code: 'BAD_USER_INPUT',
      message,
    });
    const comment = await kit.mutate(player(1), 'addComment', { postId: target.id, text });
    expect(failure(comment)).toEqual({ nothing: true, code: 'BAD_USER_INPUT', message });
    expect(await kit.everything()).toEqual(before);
  });

  test('but not for 5000 characters', async () => {
    expect((await kit.publish(1, '😀'.repeat(5000))).text).toHaveLength(10_000);
  });

  test.each([
    [{}],
    [{ text: null }],
    [{ text: 5 }],
    [{ text: { $gt: '' } }],
    [{ text: 'x', isOperator: true }],
    [{ text: 'x', groupId: 'x' }],
  ])('for the wrong shape %j', async (input) => {
    expect(failure(await kit.mutate(player(1), 'publishPost', input)).code).toBe('BAD_USER_INPUT');
  });

  test('for visitors and locked players, as is every other change', async () => {
    const { id } = await kit.publish(9, 'Unberührt');
    const { comment } = await kit.comment(9, id, 'Ich auch');
    const before = await kit.post(9, id);
    const changes = {
      publishPost: { text: 'x' },
      toggleLike: { postId: id },
      addComment: { postId: id, text: 'x' },
      deletePost: { postId: id },
      deleteComment: { postId: id, commentId: comment.id },
      saveOperatorPost: { subject: 'x', text: 'x', isCommentAble: true, isPublished: true },
    };
    for (const [name, input] of Object.entries(changes)) {
      expect(failure(await kit.mutate(null, name, input))).toMatchObject({
        nothing: true,
        code: 'UNAUTHENTICATED',
      });
      const locked = player(9, { isLocked: true });
      expect(failure(await kit.mutate(locked, name, input))).toEqual({
        nothing: true,
        code: 'FORBIDDEN',
        message: 'Dein Zugang ist gesperrt. Bitte wende Dich an die Redaktion.',
      });
    }
    expect(await kit.post(9, id)).toEqual(before);
  });
});

describe('deleting a post', () => {
  test('is allowed to its author and to operators', async () => {
    const first = await kit.publish(5, 'Erster');
    const second = await kit.publish(5, 'Zweiter');
    expect(failure(await kit.mutate(player(6), 'deletePost', { postId: first.id }))).toEqual({
      nothing: true,
      code: 'FORBIDDEN',
      message: 'Du kannst nur Deine eigenen Einträge löschen.',
    });
    expect(await kit.change(5, 'deletePost', { postId: first.id })).toEqual({ deletedId: first.id });
    expect(await kit.change(player(1, { isAdmin: true }), 'deletePost', { postId: second.id })).toEqual({
      deletedId: second.id,
    });
    for (const { id } of [first, second]) {
      expect(await kit.post(5, id)).toBeNull();
      for (const [name, input] of [
        ['deletePost', { postId: id }],
        ['toggleLike', { postId: id }],
        ['addComment', { postId: id, text: 'Zu spät' }],
      ] as const) {
        expect(failure(await kit.mutate(player(5), name, input))).toEqual(noSuchPost);
      }
    }
  });

  test('removes its comments and all likes, too', async () => {
    const own = await startFeed();
    const { id } = await own.publish(1, 'Vergänglich');
    const kept = await own.publish(1, 'Bleibt');
    const { comment } = await own.comment(2, id, 'Oh');
    await own.comment(2, kept.id, 'Ah');
    for (const target of [id, comment.id, kept.id]) await own.like(3, target);
    await own.change(1, 'deletePost', { postId: id });
    await own.drain();
    expect(await own.everything()).toEqual({ posts: 1, comments: 1, likes: 1 });
    expect(await own.post(1, kept.id)).toMatchObject({ likeCount: 1, commentCount: 1 });
    await own.stop();
  });

  test('leaves nothing behind if others comment on it and like it meanwhile', async () => {
    const own = await startFeed();
    for (let round = 0; round < 5; round++) {
      const { id } = await own.publish(1, 'Umkämpft');
      const others = numbers(2, 9).flatMap((userId) => [
        own.mutate(player(userId), 'addComment', { postId: id, text: 'Halt!' }),
        own.mutate(player(userId), 'toggleLike', { postId: id }),
      ]);
      await Promise.all([...others, own.change(1, 'deletePost', { postId: id })]);
    }
    await own.drain();
    expect(await own.everything()).toEqual({ posts: 0, comments: 0, likes: 0 });
    await own.stop();
  });

  test.each([0, -1, 2 ** 31 - 1])('of id %d is refused', async (postId) => {
    expect(failure(await kit.mutate(player(1), 'deletePost', { postId }))).toEqual(noSuchPost);
    expect(failure(await kit.mutate(player(1), 'toggleLike', { postId }))).toEqual(noSuchPost);
    expect(failure(await kit.mutate(player(1), 'addComment', { postId, text: 'x' }))).toEqual(noSuchPost);
  });
});

describe('the feed', () => {
  let own: Kit;
  let posts: PostData[];
  beforeAll(async () => {
    own = await startFeed();
    posts = [];
    for (const number of numbers(1, 30)) posts.push(await own.publish(1, `Beitrag ${number} über Fußball`));
    const hidden = {
      ...(await own.deps.store.posts.findMany([posts[0]?.id ?? 0]))[0],
      id: await own.deps.store.nextId(),
    };
    await own.deps.store.posts.insert([
      { ...hidden, text: 'Entwurf', isPublished: false, isOperator: true } as never,
      {
        ...hidden,
        id: await own.deps.store.nextId(),
        subject: 'Verlosung',
        text: '<p>Gewinn <strong>heute</strong></p>',
        isOperator: true,
      } as never,
    ]);
  });
  afterAll(() => own.stop());

  const texts = ({ items }: { items: PostData[] }) => items.map(({ text }) => text);

  test('shows the newest first, in pages of 25, and only what is published', async () => {
    const first = await own.feed(2);
    expect(texts(first)).toEqual([
      '<p>Gewinn <strong>heute</strong></p>',
      ...numbers(30, 7).map((n) => `Beitrag ${n} über Fußball`),
    ]);
    expect(first).toMatchObject({ hasMore: true, lastId: first.items[24]?.id });
    const second = await own.feed(2, { lastId: first.lastId });
    expect(texts(second)).toEqual(numbers(6, 1).map((n) => `Beitrag ${n} über Fußball`));
    expect(second).toMatchObject({ hasMore: false, lastId: posts[0]?.id });
    expect(await own.feed(2, { lastId: second.lastId })).toEqual({
      items: [],
      newestId: null,
      lastId: null,
      hasMore: false,
    });
  });

  test('continues at the same position, whatever was published or deleted in between', async () => {
    const first = await own.feed(2, { pageSize: 5 });
    const between = await own.publish(1, 'Dazwischen');
    const second = await own.feed(2, { pageSize: 5, lastId: first.lastId });
    expect(texts(second)).toEqual(numbers(26, 22).map((n) => `Beitrag ${n} über Fußball`));
    await own.change(1, 'deletePost', { postId: between.id });
    expect(await own.feed(2, { pageSize: 5, lastId: 0 })).toEqual(first);
  });

  test.each([
    ['FUSSBALL', 25],
    ['beitrag 1', 11],
    ['verlosung', 1],
    ['gewinn heute', 1],
    ['strong', 0],
    ['.*', 0],
    ['Entwurf', 0],
    ['a\u0000(', 0],
  ])('finds %j', async (search, count) => {
    expect((await own.feed(2, { search })).items).toHaveLength(count);
  });

  test('searches once for all copies of a request', async () => {
    const readsOf = async (copies: number) => {
      const search = () => own.feed(2, { search: 'beitrag' });
      const { operations } = await operationsOf(own.backbone.mongo, () =>
        Promise.all(numbers(1, copies).map(search)),
      );
      return operations.filter((operation) => operation === 'posts.find').length;
    };
    expect(await readsOf(6)).toBe(await readsOf(1));
  });

  test('gives up a search that waits longer than its caller', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const turn = (at: number) => ({ userId: -at, asked: {}, deadline: undefined });
    const busy = numbers(1, 4).map((at) => own.deps.searches.run(() => promise, turn(at)));
    const headers = { 'x-deadline': String(Date.now() + 1_000) };
    const query = '{ posts(search: "beitrag") { hasMore } }';
    const message = 'Die Suche dauert gerade zu lange. Bitte versuche es später noch einmal.';
    setTimeout(resolve, 5_000).unref(); // So that a search that waits longer fails the test.
    const answer = await askSubgraph(own.app, player(2), query, {}, headers);
    resolve();
    expect(failure(answer)).toEqual({ nothing: true, code: 'UNAVAILABLE', message });
    await Promise.all(busy);
  });

  test('shows only the operators’ posts on request', async () => {
    expect(texts(await own.feed(2, { onlyOperatorPosts: true }))).toEqual([
      '<p>Gewinn <strong>heute</strong></p>',
    ]);
    expect(texts(await own.feed(2, { onlyOperatorPosts: true, search: 'beitrag' }))).toEqual([]);
  });

  test.each([
    [{ pageSize: 0 }, 'BAD_USER_INPUT', 'Eine Seite hat 1 bis 100 Einträge.'],
    [{ pageSize: 101 }, 'BAD_USER_INPUT', 'Eine Seite hat 1 bis 100 Einträge.'],
    [{ lastId: -1 }, 'BAD_USER_INPUT', 'Diese Stelle gibt es in den Neuigkeiten nicht.'],
    [
      { search: `${'x'.repeat(100)}y` },
      'BAD_USER_INPUT',
      'Der Suchbegriff darf höchstens 100 Zeichen haben.',
    ],
    [{ groupId: -1 }, 'NOT_FOUND', 'Diese Spielergruppe gibt es nicht.'],
    [{ groupId: 77 }, 'NOT_FOUND', 'Diese Spielergruppe gibt es nicht.'],
  ])('refuses %j', async (variables, code, message) => {
    expect(failure(await own.askFeed(player(1), variables))).toEqual({ nothing: true, code, message });
  });

  test('is for players only, including locked ones', async () => {
    expect(failure(await own.askFeed(null, {})).code).toBe('UNAUTHENTICATED');
    expect(failure(await own.ask(null, '{ post(id: 1) { id } }')).code).toBe('UNAUTHENTICATED');
    const answer = await own.askFeed(player(1, { isLocked: true }), { pageSize: 1, search: 'Beitrag' });
    expect(answer.data?.['posts']).toMatchObject({ items: [{ isDeleteAble: false }] });
  });
});

test('operators’ HTML is sanitized when it is read, even if it is already in the database', async () => {
  const { id } = await kit.publish(1, 'Vorher');
  const text = '<p onclick="x()">Hallo<script>alert(1)</script> <a href="javascript:x()">hier</a></p>';
  await kit.deps.store.posts.model.updateOne({ _id: id }, { $set: { isOperator: true, text } });
  const safe = '<p>Hallo hier</p>';
  expect((await kit.post(2, id))?.text).toBe(safe);
  expect((await kit.feed(2)).items.find((post) => post.id === id)?.text).toBe(safe);
});
