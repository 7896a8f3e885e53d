import { operationsOf } from '@tippspiel/shared/platform/testing/operations';
import { player } from '@tippspiel/shared/platform/testing/subgraph';
import { until } from '@tippspiel/shared/platform/testing/until';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { moderateText } from '../src/app/moderation/moderate-text.ts';
import { reportText } from '../src/app/moderation/report-text.ts';
import { failure, numbers, runFeed, startFeed, type Kit, type PostData } from './kit.ts';

const REMOVED = 'Von der Redaktion entfernt';
const AUTHOR = 5;
const READER = 6;
const admin = player(1, { isAdmin: true });

let kit: Kit;
let audited: Awaited<ReturnType<Kit['receiveActs']>>;
beforeAll(async () => {
  kit = await startFeed();
  audited = await kit.receiveActs();
});
afterAll(() => kit.stop());

const ids = ({ items }: { items: PostData[] }) => items.map(({ id }) => id);
const gone = { nothing: true, code: 'NOT_FOUND' };
const refused = async (who: Parameters<Kit['mutate']>[0], name: string, input: object) =>
  failure(await kit.mutate(who, name, input));
const actsOn = (subject: string) =>
  audited.filter((act) => act.subject === subject).map(({ userId, changes }) => [userId, changes]);
const state = (before: string, after: string) => [1, [{ what: 'Moderation', before, after }]];

describe('reporting', () => {
  test('shows operators a text, with one report per player, whatever the reason', async () => {
    const { id } = await kit.publish(AUTHOR, 'Kauft bei mir!');
    expect(await kit.report(READER, id, ' Werbung ')).toEqual({ id });
    await kit.report(READER, id, 'Noch einmal Werbung');
    await kit.report(7, id);
    const { items, totalCount, open } = await kit.reported();
    expect(open).toBe(totalCount);
    expect(items[0]).toMatchObject({
      ...{ id, postId: id, isComment: false, state: 'OPEN', text: 'Kauft bei mir!', reportCount: 2 },
      user: { id: AUTHOR },
      reports: [
        { user: { id: 7 }, reason: '' },
        { user: { id: READER }, reason: 'Werbung' },
      ],
    });
    // Other players still see it unchanged.
    expect(await kit.post(READER, id)).toMatchObject({ text: 'Kauft bei mir!', isHidden: false });
  });

  test('of many players at once keeps one report each, up to the maximum', async () => {
    const { id } = await kit.publish(AUTHOR, 'Aufreger');
    await Promise.all(numbers(10, 29).flatMap((userId) => [kit.report(userId, id), kit.report(userId, id)]));
    const [text] = (await kit.reported()).items;
    expect(text).toMatchObject({ id, reportCount: 20 });
    expect(text?.reports).toHaveLength(10);
  });

  test('is refused for own, missing and invisible texts', async () => {
    const { id } = await kit.publish(AUTHOR, 'Meins');
    const { comment } = await kit.comment(READER, id, 'Deins');
    await kit.deps.store.memberships.apply([{ groupId: 5, userId: AUTHOR, version: 1, isMember: true }]);
    const inGroup = await kit.publish(AUTHOR, 'Unter uns', 5);
    const own = {
      code: 'FORBIDDEN',
      message: 'Deinen eigenen Text kannst Du nicht melden. Du kannst ihn aber löschen.',
    };
    expect(await refused(player(AUTHOR), 'reportText', { id })).toMatchObject(own);
    expect(await refused(player(READER), 'reportText', { id: comment.id })).toMatchObject(own);
    expect(await refused(player(READER), 'reportText', { id: inGroup.id })).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await refused(player(READER), 'reportText', { id: 999_999 })).toMatchObject(gone);
    expect(await refused(player(READER), 'reportText', { id: -1 })).toMatchObject(gone);
    expect(await refused(null, 'reportText', { id })).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await refused(player(9, { isLocked: true }), 'reportText', { id })).toMatchObject({
      code: 'FORBIDDEN',
    });
    const long = { id, reason: 'x'.repeat(501) };
    expect(await refused(player(READER), 'reportText', long)).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'Die Begründung darf höchstens 500 Zeichen haben.',
    });
    expect(await refused(player(READER), 'reportText', { id, reason: 'a\u202eb' })).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
    await kit.report(READER, id, '😀'.repeat(500));
  });

  test('or deciding about a text that is deleted meanwhile leaves nothing to decide', async () => {
    const { open } = await kit.reported();
    const { reportedTexts } = kit.deps.store;
    const slow = (id: number): typeof kit.deps => {
      const change: typeof reportedTexts.change = async (...args) => {
        await kit.change(AUTHOR, 'deletePost', { postId: id });
        await kit.drain();
        return reportedTexts.change(...args);
      };
      return { ...kit.deps, store: { ...kit.deps.store, reportedTexts: { ...reportedTexts, change } } };
    };
    const [one, other] = [await kit.publish(AUTHOR, 'Schnell weg'), await kit.publish(AUTHOR, 'Auch weg')];
    await expect(
      reportText(slow(one.id), { identity: player(READER) }, { id: one.id }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await moderateText(
      slow(other.id),
      { identity: admin, requestId: 'test' },
      { id: other.id, step: 'HIDE' },
    );
    const { items, open: openThen } = await kit.reported();
    expect(openThen).toBe(open);
    for (const { id } of [one, other])
      expect(items.find((text) => text.id === id)).toMatchObject({ state: 'GONE', text: '' });
  });

  test('shows an operator a group’s text, but not before, unless it is the operator’s own group', async () => {
    const join = (userId: number) =>
      kit.deps.store.memberships.apply([{ groupId: 6, userId, version: 1, isMember: true }]);
    for (const userId of [AUTHOR, READER]) await join(userId);
    const { id } = await kit.publish(AUTHOR, 'Ganz unter uns', 6);
    const { comment } = await kit.comment(READER, id, 'Psst');
    for (const step of ['HIDE', 'SHOW', 'DISMISS', 'DELETE'])
      for (const text of [id, comment.id])
        expect(await refused(admin, 'moderateText', { id: text, step })).toMatchObject(gone);
    expect(await refused(admin, 'deletePost', { postId: id })).toMatchObject(gone);
    expect(await refused(admin, 'deleteComment', { postId: id, commentId: comment.id })).toMatchObject(gone);
    expect(await kit.post(AUTHOR, id)).toMatchObject({ isHidden: false, commentCount: 1 });
    await kit.report(READER, id);
    expect(await kit.moderate(id, 'DISMISS')).toMatchObject({ text: 'Ganz unter uns' });
    expect(await refused(admin, 'moderateText', { id: comment.id, step: 'DELETE' })).toMatchObject(gone);
    await kit.report(AUTHOR, comment.id);
    expect(await kit.moderate(comment.id, 'DELETE')).toMatchObject({ state: 'DELETED', text: '' });
    const another = await kit.publish(AUTHOR, 'Auch unter uns', 6);
    await join(3);
    expect(await kit.moderate(another.id, 'HIDE', player(3, { isAdmin: true }))).toMatchObject({
      ...{ state: 'HIDDEN', text: 'Auch unter uns' },
    });
  });

  test.each(['DISMISS', 'HIDE', 'DELETE'])(
    'leaves a row that %s closes after its text was deleted',
    async (step) => {
      const { id } = await kit.publish(AUTHOR, 'Abgestürzt');
      await kit.report(READER, id);
      // As after a crash, or by a version without the second check.
      await kit.deps.store.posts.model.deleteOne({ _id: id });
      const { open } = await kit.reported();
      expect(await kit.moderate(id, step)).toMatchObject({ id, state: 'GONE' });
      expect((await kit.reported()).open).toBe(open - 1);
    },
  );

  test('and deciding are allowed only to the right people', async () => {
    const { id } = await kit.publish(AUTHOR, 'Nichts für Dich');
    for (const who of [player(AUTHOR), player(READER), player(2, { isAdmin: true, isLocked: true })]) {
      expect(failure(await kit.ask(who, '{ reportedTexts { totalCount } }')).code).toBe('FORBIDDEN');
      expect((await kit.ask(who, '{ openReportCount }')).data).toEqual({ openReportCount: null });
      for (const step of ['HIDE', 'SHOW', 'DISMISS', 'DELETE'])
        expect(await refused(who, 'moderateText', { id, step })).toMatchObject({
          nothing: true,
          code: 'FORBIDDEN',
        });
    }
    expect(failure(await kit.ask(null, '{ reportedTexts { totalCount } }')).code).toBe('UNAUTHENTICATED');
    expect(await kit.post(READER, id)).toMatchObject({ isHidden: false });
    expect(await refused(admin, 'moderateText', { id: 999_999, step: 'HIDE' })).toMatchObject(gone);
    expect(await refused(admin, 'moderateText', { id, step: 'BURN' })).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
    // An unreported text is visible to everybody, so there is nothing to decide.
    const { totalCount } = await kit.reported();
    for (const step of ['SHOW', 'DISMISS'])
      expect(await kit.moderate(id, step)).toMatchObject({ id, state: 'DISMISSED', reportCount: 0 });
    expect(await kit.reported()).toMatchObject({ totalCount });
  });
});

describe('a hidden post', () => {
  test('is visible only to its author, who sees a notice instead', async () => {
    const before = await kit.publish(READER, 'Davor');
    const { id } = await kit.publish(AUTHOR, 'Geheimes Schimpfwort');
    const { comment } = await kit.comment(READER, id, 'Also wirklich');
    await kit.like(READER, id);
    await kit.like(AUTHOR, comment.id);
    const after = await kit.publish(READER, 'Danach');
    await kit.report(READER, id);
    expect(await kit.moderate(id, 'HIDE')).toMatchObject({
      id,
      state: 'HIDDEN',
      text: 'Geheimes Schimpfwort',
    });

    expect(await kit.post(READER, id)).toBeNull();
    expect(await kit.post(admin, id)).toBeNull();
    expect(ids(await kit.feed(READER, { pageSize: 2 }))).toEqual([after.id, before.id]);
    expect(ids(await kit.feed(AUTHOR, { pageSize: 3 }))).toEqual([after.id, id, before.id]);
    const tombstone = {
      ...{ id, text: REMOVED, subject: '', isHidden: true, isCommentAble: false, isDeleteAble: true },
      ...{ likeCount: 0, commentCount: 0, lastComments: [], pictureUrl: '' },
    };
    expect(await kit.post(AUTHOR, id)).toMatchObject(tombstone);
    expect((await kit.feed(AUTHOR)).items[1]).toMatchObject(tombstone);
    for (const userId of [READER, AUTHOR])
      expect(ids(await kit.feed(userId, { search: 'schimpfwort' }))).toEqual([]);
    const everything = `{ post(id: ${id}) { text comments { text } likes { items { id } totalCount } }
      comment(id: ${comment.id}) { text } }`;
    expect((await kit.ask(player(AUTHOR), everything)).data).toEqual({
      post: { text: REMOVED, comments: [], likes: { items: [], totalCount: 0 } },
      comment: null,
    });
    expect((await kit.ask(player(READER), everything)).data).toEqual({ post: null, comment: null });
    for (const userId of [READER, AUTHOR]) {
      for (const [name, input] of [
        ['toggleLike', { postId: id }],
        ['toggleLike', { postId: comment.id }],
        ['addComment', { postId: id, text: 'Doch' }],
        ['reportText', { id }],
      ] as const)
        expect([name, await refused(player(userId), name, input)]).toMatchObject([name, gone]);
    }

    expect(await kit.moderate(id, 'SHOW')).toMatchObject({ state: 'DISMISSED' });
    expect(await kit.post(READER, id)).toMatchObject({
      ...{ text: 'Geheimes Schimpfwort', isHidden: false, likeCount: 1, commentCount: 1 },
      lastComments: [{ likeCount: 1 }],
    });
    expect(ids(await kit.feed(READER, { search: 'schimpfwort' }))).toEqual([id]);
  });

  test('leaves pages full, whoever wrote the hidden posts', async () => {
    const own = await startFeed();
    const posts: PostData[] = [];
    for (const number of numbers(1, 30)) posts.push(await own.publish(10 + (number % 2), `Nr. ${number}`));
    const hidden = posts.filter((_post, index) => index % 5 === 0);
    for (const { id } of hidden) await own.moderate(id, 'HIDE');
    const read = async (userId: number) => {
      const seen: number[] = [];
      const sizes: number[] = [];
      for (let lastId: number | null = 0, hasMore = true; hasMore;) {
        const page = await own.feed(userId, { pageSize: 7, lastId });
        seen.push(...ids(page));
        sizes.push(page.items.length);
        ({ lastId, hasMore } = page);
      }
      return { seen, sizes };
    };
    const shown = (userId: number) =>
      posts
        .filter((post) => !hidden.includes(post) || post.user.id === userId)
        .map(({ id }) => id)
        .reverse();
    for (const userId of [10, 11, 99]) {
      const { seen, sizes } = await read(userId);
      expect(seen).toEqual(shown(userId));
      expect(sizes.slice(0, -1).every((size) => size === 7)).toBe(true);
    }
    await own.stop();
  });

  test('costs one more read of its page, shared by all players', async () => {
    const own = await startFeed();
    const posts: PostData[] = [];
    for (const number of numbers(1, 12)) posts.push(await own.publish(10, `Nr. ${number}`));
    for (const { id } of posts.slice(6, 10)) await own.moderate(id, 'HIDE');
    const { result, operations } = await operationsOf(own.backbone.mongo, () =>
      Promise.all(numbers(20, 59).map((userId) => own.feed(userId, { pageSize: 7 }))),
    );
    for (const page of result)
      expect(page.items.map(({ text }) => text)).toEqual([12, 11, 6, 5, 4, 3, 2].map((n) => `Nr. ${n}`));
    // Two page sizes, each read twice: by the running read and by the shared next one, with two statements per read.
    expect(operations.filter((read) => read === 'posts.find').length).toBeLessThanOrEqual(12);
    await own.stop();
  });

  test('is left out of a full page, however many others were hidden before it, but its author sees it', async () => {
    const own = await startFeed();
    const posts: PostData[] = [];
    for (const number of numbers(1, 18))
      posts.push(await own.publish(number === 8 ? 11 : 10, `Nr. ${number}`));
    for (const { id } of posts.slice(4)) await own.moderate(id, 'HIDE');
    const idsFor = async (userId: number, lastId?: number) =>
      (await own.feed(userId, { pageSize: 2, lastId })).items.map(({ id }) => id);
    const [third, fourth, eighth] = [posts[2]!.id, posts[3]!.id, posts[7]!.id];
    expect(await idsFor(20)).toEqual([fourth, third]);
    expect(await idsFor(11)).toEqual([eighth, fourth]);
    expect(await idsFor(11, eighth)).toEqual([fourth, third]);
    await own.stop();
  });

  test('can be deleted by its author, and keeps its description in the audit log', async () => {
    const { id } = await kit.publish(AUTHOR, 'Weg damit');
    await kit.moderate(id, 'HIDE');
    await kit.change(AUTHOR, 'deletePost', { postId: id });
    await kit.drain();
    expect(await kit.post(AUTHOR, id)).toBeNull();
    expect((await kit.reported()).items.find((text) => text.id === id)).toMatchObject({
      state: 'GONE',
      text: '',
    });
    expect(await kit.moderate(id, 'SHOW')).toMatchObject({ state: 'GONE' });
  });
});

describe('a hidden comment', () => {
  const texts = (post: PostData | null) => post?.lastComments.map(({ text }) => text);
  const part = async (userId: number, id: number, beforeId = 0, pageSize = 25) => {
    const { data } = await kit.ask(
      player(userId),
      `{ post(id: ${id}) { comments(beforeId: ${beforeId}, pageSize: ${pageSize}) { text } } }`,
    );
    return (data as { post: { comments: { text: string }[] } }).post.comments.map(({ text }) => text);
  };

  test('is missing in counts, in the last five and in parts, except for its author', async () => {
    const { id } = await kit.publish(AUTHOR, 'Gespräch');
    const written = [];
    for (const number of numbers(1, 8)) written.push((await kit.comment(7, id, `${number}`)).comment);
    const [third, seventh] = [written[2]!, written[6]!];
    await kit.like(READER, seventh.id);
    for (const { id } of [third, seventh]) await kit.moderate(id, 'HIDE');
    const seen = await kit.post(READER, id);
    expect(seen?.commentCount).toBe(6);
    expect(texts(seen)).toEqual(['2', '4', '5', '6', '8']);
    expect(await part(READER, id)).toEqual(['1', '2', '4', '5', '6', '8']);
    expect(await part(READER, id, written[4]!.id, 3)).toEqual(['1', '2', '4']);
    const own = await kit.post(7, id);
    expect(own?.commentCount).toBe(8);
    expect(texts(own)).toEqual(['4', '5', '6', REMOVED, '8']);
    expect(own?.lastComments[3]).toMatchObject({
      id: seventh.id,
      isHidden: true,
      likeCount: 0,
      isDeleteAble: true,
    });
    expect(await part(7, id, written[4]!.id, 3)).toEqual(['2', REMOVED, '4']);
    expect(texts((await kit.feed(7)).items.find((post) => post.id === id)!)).toEqual([
      '4',
      '5',
      '6',
      REMOVED,
      '8',
    ]);
    expect(await refused(player(READER), 'toggleLike', { postId: seventh.id })).toMatchObject(gone);
    expect(await refused(player(READER), 'reportText', { id: seventh.id })).toMatchObject(gone);

    await kit.moderate(third.id, 'SHOW');
    await kit.moderate(seventh.id, 'SHOW');
    const again = await kit.post(READER, id);
    expect(again).toMatchObject({ commentCount: 8 });
    expect(texts(again)).toEqual(['4', '5', '6', '7', '8']);
    expect(again?.lastComments[3]).toMatchObject({ likeCount: 1 });
  });

  describe('that two operators hide and show at once, in two processes', () => {
    let other: Kit;
    beforeAll(async () => {
      other = await runFeed(kit.env);
    });
    afterAll(() => other.close());

    /** Makes the other process run something before or after each of this one's writes to a comment. */
    async function between(
      work: () => Promise<unknown>,
      meanwhile: { before?(filter: object): Promise<void>; after?(): Promise<void> },
    ) {
      const { model } = kit.deps.store.comments;
      const updateOne = model.updateOne.bind(model);
      const slow = async (...args: Parameters<typeof updateOne>) => {
        await meanwhile.before?.(args[0] as object);
        const result = await updateOne(...args);
        await meanwhile.after?.();
        return result;
      };
      Object.assign(model, { updateOne: slow });
      await work().finally(() => Object.assign(model, { updateOne }));
    }

    test('is shown or hidden, and counted accordingly', async () => {
      const { id } = await kit.publish(AUTHOR, 'Hin und her');
      const { comment } = await kit.comment(7, id, 'Rein, raus');
      const { comments } = kit.deps.store;
      let isFirst = true;
      await between(() => comments.setHidden(comment.id, false, 2), {
        async after() {
          if (isFirst) await other.deps.store.comments.setHidden(comment.id, true, 1);
          isFirst = false;
        },
      });
      await kit.drain();
      expect(await comments.findMany([comment.id])).toMatchObject([{ isHidden: false }]);
      await kit.deps.propagate.comments(id);
      expect(await kit.post(READER, id)).toMatchObject({ commentCount: 1 });
      expect(texts(await kit.post(READER, id))).toEqual(['Rein, raus']);
    });

    test('is removed when it is deleted, however often it was changed', async () => {
      const { id } = await kit.publish(AUTHOR, 'Noch mehr hin und her');
      const { comment } = await kit.comment(7, id, 'Weg');
      let turns = 0;
      await between(
        async () => expect(await kit.deps.store.comments.markDeleted(comment.id, id, null)).toBe(true),
        {
          async before(filter) {
            const wantsHidden = (filter as { isHidden?: unknown }).isHidden === true;
            if (turns < 4) await other.deps.store.comments.setHidden(comment.id, !wantsHidden, ++turns);
          },
        },
      );
      await kit.deps.propagate.comments(id);
      await kit.drain();
      expect(await kit.post(READER, id)).toMatchObject({ commentCount: 0 });
      expect(await kit.post(7, id)).toMatchObject({ commentCount: 0, lastComments: [] });
    });
  });

  test('that is deleted afterwards is counted once', async () => {
    const { id } = await kit.publish(AUTHOR, 'Doppelt weg');
    const { comment } = await kit.comment(7, id, 'Weg');
    await kit.comment(7, id, 'Bleibt');
    await kit.moderate(comment.id, 'HIDE');
    await kit.change(7, 'deleteComment', { postId: id, commentId: comment.id });
    for (const userId of [READER, 7]) expect(await kit.post(userId, id)).toMatchObject({ commentCount: 1 });
    await kit.drain();
    expect(await kit.deps.store.comments.model.countDocuments({ _id: comment.id })).toBe(0);
  });
});

describe('every decision of operators', () => {
  test('is published for the audit log, once', async () => {
    const { id } = await kit.publish(AUTHOR, 'Ein Fall');
    const { comment } = await kit.comment(7, id, 'Noch einer');
    await kit.report(READER, id);
    for (const step of ['DISMISS', 'DISMISS', 'HIDE', 'HIDE', 'SHOW', 'DELETE', 'DELETE'])
      await kit.moderate(id, step);
    const subject = `Eintrag ${id}{by:${AUTHOR}}`;
    await until('all events', () => actsOn(subject).length === 4);
    expect(actsOn(subject)).toEqual([
      state('gemeldet', 'in Ordnung'),
      state('in Ordnung', 'verborgen'),
      state('verborgen', 'in Ordnung'),
      state('in Ordnung', 'gelöscht'),
    ]);
    expect(await kit.post(AUTHOR, id)).toBeNull();
    await kit.drain();
    expect(await kit.deps.store.comments.model.countDocuments({ _id: comment.id })).toBe(0);
    expect((await kit.reported()).items.find((text) => text.id === id)).toMatchObject({
      state: 'DELETED',
      text: '',
    });
  });

  test('includes deleting another player’s text from the feed, but not one’s own', async () => {
    const other = await kit.publish(AUTHOR, 'Von jemand anderem');
    const { comment } = await kit.comment(7, other.id, 'Auch das');
    const own = await kit.publish(1, 'Von mir');
    await kit.change(admin, 'deleteComment', { postId: other.id, commentId: comment.id });
    await kit.change(admin, 'deletePost', { postId: other.id });
    await kit.change(admin, 'deletePost', { postId: own.id });
    await kit.drain();
    await until('both events', () => actsOn(`Eintrag ${other.id}{by:${AUTHOR}}`).length === 1);
    expect(actsOn(`Kommentar ${comment.id}{by:7}`)).toEqual([state('nicht gemeldet', 'gelöscht')]);
    expect(actsOn(`Eintrag ${own.id}{by:1}`)).toEqual([]);
    for (const { id } of [other, own]) expect(await kit.post(AUTHOR, id)).toBeNull();
  });

  test('to delete an unreported text appears only in the audit log', async () => {
    const form = { subject: 'Hoppla', text: '<p>Verschrieben</p>', isCommentAble: true, isPublished: true };
    const { post } = await kit.change<{ post: PostData }>(admin, 'saveOperatorPost', form);
    const { totalCount } = await kit.reported();
    await kit.change(admin, 'deletePost', { postId: post.id });
    await kit.drain();
    await until('the event', () => actsOn(`Eintrag ${post.id}{by:1}`).length === 2);
    expect(actsOn(`Eintrag ${post.id}{by:1}`)[1]).toEqual(state('nicht gemeldet', 'gelöscht'));
    expect(await kit.post(AUTHOR, post.id)).toBeNull();
    const { items, totalCount: then } = await kit.reported();
    expect([then, items.filter(({ id }) => id === post.id)]).toEqual([totalCount, []]);
    // For any author, and for hidden texts as well.
    const other = await kit.publish(AUTHOR, 'Zu viel');
    await kit.change(admin, 'deletePost', { postId: other.id });
    const hidden = await kit.publish(AUTHOR, 'Erst verborgen');
    await kit.moderate(hidden.id, 'HIDE');
    expect((await kit.reported()).totalCount).toBe(totalCount + 1);
    await kit.moderate(hidden.id, 'DELETE');
    expect((await kit.reported()).totalCount).toBe(totalCount);
  });

  test('of two at once is applied one after the other, and the text follows the last', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await kit.publish(AUTHOR, 'Hin und her');
      const { comment } = await kit.comment(7, id, 'Hin und her');
      await Promise.all(
        ['HIDE', 'SHOW', 'HIDE', 'SHOW', 'HIDE'].flatMap((step) => [
          kit.mutate(admin, 'moderateText', { id, step }),
          kit.mutate(admin, 'moderateText', { id: comment.id, step }),
        ]),
      );
      await kit.drain();
      const { reportedTexts, posts, comments } = kit.deps.store;
      const decided = await reportedTexts.findMany([id, comment.id]);
      const isHidden = (of: number) => decided.find((text) => text.id === of)?.state === 'HIDDEN';
      const [[post], [said]] = [await posts.findAny([id]), await comments.findMany([comment.id])];
      expect([post?.isHidden, said?.isHidden]).toEqual([isHidden(id), isHidden(comment.id)]);
      expect(post?.commentCount).toBe(isHidden(comment.id) ? 0 : 1);
    }
  });
});

test('open reports come first, then hidden texts, then the newest, page by page', async () => {
  const own = await startFeed();
  const texts = [];
  for (const number of numbers(1, 5)) {
    own.clock.set(new Date(own.clock.now().getTime() + 1000));
    const { id } = await own.publish(AUTHOR, `${number}`);
    await own.report(READER, id);
    texts.push(id);
  }
  const [first, second, third, fourth, fifth] = texts as [number, number, number, number, number];
  await own.moderate(fifth, 'DISMISS');
  await own.moderate(second, 'HIDE');
  await own.moderate(third, 'DELETE');
  const order = [fourth, first, second, fifth, third];
  const page = async (pageNumber: number) =>
    (await own.reported({ pageNumber, pageSize: 2 })).items.map(({ id }) => id);
  expect([...(await page(1)), ...(await page(2)), ...(await page(3))]).toEqual(order);
  expect(await own.reported()).toMatchObject({ open: 2, totalCount: 5 });
  // Neither is hidden any longer.
  await own.moderate(second, 'SHOW');
  expect((await own.reported()).items.map(({ id }) => id)).toEqual([fourth, first, fifth, third, second]);
  // Another player reports a dismissed text.
  await own.report(7, fifth, 'Doch!');
  expect((await own.reported()).items[0]).toMatchObject({ id: fifth, state: 'OPEN', reportCount: 2 });
  await own.stop();
});

test('the own reports and the records of the own texts are deleted with a player who leaves', async () => {
  const own = await startFeed();
  const [mine, other] = [await own.publish(AUTHOR, 'Meins'), await own.publish(7, 'Deins')];
  const both = await own.publish(8, 'Von beiden gemeldet');
  const quiet = await own.publish(7, 'Auch Deins');
  for (const step of ['HIDE', 'SHOW']) await own.moderate(other.id, step);
  await own.report(READER, mine.id, 'Grund');
  await own.report(AUTHOR, other.id, 'Rache');
  await own.report(AUTHOR, quiet.id, 'Rache');
  for (const userId of [AUTHOR, READER]) await own.report(userId, both.id, `von ${userId}`);
  const exported = async (userId: number) => {
    const query = `{ _entities(representations: [{ __typename: "Viewer", id: ${userId} }]) { ... on Viewer { feedExport } } }`;
    const { data } = await own.ask(player(userId), query);
    return (data as { _entities: [{ feedExport: { reports: object[] } }] })._entities[0].feedExport.reports;
  };
  expect(await exported(AUTHOR)).toMatchObject([
    { textId: other.id, reason: 'Rache' },
    { textId: both.id, reason: `von ${AUTHOR}` },
    { textId: quiet.id, reason: 'Rache' },
  ]);
  expect(await exported(7)).toEqual([]);
  const departures = own.backbone.mongo.collection<{ _id: number; passes: number }>('departures');
  await own.publishEvent('user.account.deleted.v1', { userId: AUTHOR, version: 2 });
  await until('all is removed', () => departures.findOne({ _id: AUTHOR, passes: 1 }));
  await own.drain();
  const { items, totalCount } = await own.reported();
  expect(totalCount).toBe(1);
  expect(items).toMatchObject([{ id: both.id, reports: [{ user: { id: READER } }] }]);
  await own.change(7, 'deletePost', { postId: quiet.id });
  await own.drain();
  expect((await own.reported()).totalCount).toBe(1);
  await own.moderate(other.id, 'HIDE');
  expect(await own.post(READER, other.id)).toBeNull();
  await own.stop();
});
