import type { Identity } from '@tippspiel/shared/contracts/auth/identity';
import type { EventData } from '@tippspiel/shared/contracts/events/catalogue';
import { cutPicture, player } from '@tippspiel/shared/platform/testing/subgraph';
import { until } from '@tippspiel/shared/platform/testing/until';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { pictureClaims } from '../src/app/operator-posts/picture-claim.ts';
import { republishPosts } from '../src/app/republish.ts';
import { removePlayer } from '../src/app/remove-player.ts';
import { failure, NOW, startFeed, type Kit, type PostData } from './kit.ts';

type PictureClaim = EventData<'feed.picture.claimed.v1'>;

const admin = player(1, { isAdmin: true });
const second = player(2, { isAdmin: true });
const STAMP = `o${'a'.repeat(32)}`;
const OTHER = `o${'b'.repeat(32)}`;
const DAY = 24 * 60 * 60 * 1000;
/** Media's response to the operator who has cut the picture. */
const cut = (stamp = STAMP, { userId } = admin, directory = 'posts') =>
  cutPicture({ stamp, directory, userId, expires: new Date(Date.parse(NOW) + DAY) });
const form = {
  ...{ subject: 'Verlosung', text: '<p>Heute gibt es <b>viel</b></p>' },
  ...{ isCommentAble: true, isPublished: false },
};

let kit: Kit;
const received: PictureClaim[] = [];
beforeAll(async () => {
  kit = await startFeed();
  await kit.backbone.bus.consume({
    name: 'test-claims',
    types: ['feed.picture.claimed.v1'],
    handle: async (events) => void received.push(...events.map(({ data }) => data)),
  });
});
afterAll(() => kit.stop());

const save = async (more: object = {}, who: Identity = admin) =>
  (await kit.change<{ post: PostData }>(who, 'saveOperatorPost', { ...form, ...more })).post;
const refused = async (input: object, who: Identity | null = admin) =>
  failure(await kit.mutate(who, 'saveOperatorPost', { ...form, ...input }));
const ids = ({ items }: { items: PostData[] }) => items.map(({ id }) => id);
const claimsOf = (id: number) =>
  received.filter((claim) => claim.id === id).toSorted((a, b) => a.version - b.version);

/** The number of notifications to open pages during this work. */
async function announcements(work: () => Promise<unknown>): Promise<number> {
  const { deps } = kit;
  const { announcePost } = deps;
  let count = 0;
  deps.announcePost = () => void (count += 1);
  await work().finally(() => (deps.announcePost = announcePost));
  return count;
}

describe('a draft', () => {
  test('is an unpublished operators’ post', async () => {
    const post = await save({ subject: '  Verlosung ' });
    expect(post).toMatchObject({
      ...{ subject: 'Verlosung', text: form.text, isOperator: true, isPublished: false, version: 1 },
      ...{ dateCreated: NOW, dateImageChanged: null, pictureUrl: '', price: null, group: null },
      user: { id: 1 },
    });
  });

  test('is visible only to operators everywhere', async () => {
    const { id } = await save({ subject: 'Geheimnis', pictureUrl: cut() });
    const ways: Record<string, (who: Identity) => Promise<boolean>> = {
      feed: async (who) => ids(await kit.feed(who)).includes(id),
      search: async (who) => ids(await kit.feed(who, { search: 'geheimnis' })).includes(id),
      operators: async (who) => ids(await kit.feed(who, { onlyOperatorPosts: true })).includes(id),
      'by number': async (who) => (await kit.post(who, id)) !== null,
      entity: async (who) => {
        const query = 'query($r: [_Any!]!) { _entities(representations: $r) { ... on Post { subject } } }';
        const { data } = await kit.ask(who, query, { r: [{ __typename: 'Post', id }] });
        return (data?.['_entities'] as unknown[])[0] !== null;
      },
      count: async (who) => {
        const { data } = await kit.ask(who, '{ draftCount }');
        return data?.['draftCount'] !== null;
      },
    };
    for (const [way, sees] of Object.entries(ways)) {
      expect([way, await sees(admin), await sees(second)]).toEqual([way, true, true]);
      for (const who of [player(9), player(1, { isAdmin: true, isLocked: true }), player(1)])
        expect([way, await sees(who)]).toEqual([way, false]);
    }
    const gone = { nothing: true, code: 'NOT_FOUND', message: 'Diesen Eintrag gibt es nicht mehr.' };
    for (const who of [player(9), admin]) {
      expect(failure(await kit.mutate(who, 'toggleLike', { postId: id }))).toEqual(gone);
      expect(failure(await kit.mutate(who, 'addComment', { postId: id, text: 'x' }))).toEqual(gone);
    }
    expect(failure(await kit.mutate(player(9), 'deletePost', { postId: id }))).toEqual(gone);
    const { data } = await kit.ask(
      player(9),
      'query { viewer: _entities(representations: [{ __typename: "Viewer", id: 9 }]) { ... on Viewer { feedExport } } }',
    );
    expect(JSON.stringify(data)).not.toContain('Geheimnis');
  });

  test('is announced to open pages when it is published, not earlier', async () => {
    let post: PostData;
    expect(await announcements(async () => void (post = await save()))).toBe(0);
    expect(await announcements(() => save({ postId: post.id, subject: 'Noch nicht' }))).toBe(0);
    expect(await announcements(() => save({ postId: post.id, isPublished: true }))).toBe(1);
    expect(await announcements(() => save({ postId: post.id, subject: 'Schon da', isPublished: true }))).toBe(
      0,
    );
    expect(await announcements(() => save({ isPublished: true }))).toBe(1);
  });

  test('moves to the top when it is published, page by page', async () => {
    const own = await startFeed();
    const saved = async (more: object) =>
      (await own.change<{ post: PostData }>(admin, 'saveOperatorPost', { ...form, ...more })).post;
    const draft = await saved({ subject: 'Später' });
    const before = await own.publish(5, 'Davor');
    const stays = await saved({ subject: 'Bleibt' });
    const after = await own.publish(5, 'Danach');
    expect(ids(await own.feed(admin))).toEqual([after.id, stays.id, before.id, draft.id]);
    own.clock.set(new Date(Date.parse(NOW) + 60_000));
    const published = await saved({ postId: draft.id, isPublished: true });
    expect(published).toMatchObject({ id: draft.id, dateCreated: '2024-06-19T15:31:00.000Z', version: 2 });
    const newest = await own.publish(5, 'Ganz neu');
    const order = [newest.id, draft.id, after.id, before.id];
    expect(ids(await own.feed(5))).toEqual(order);
    const seen: number[] = [];
    for (let lastId: number | null = 0, hasMore = true; hasMore;) {
      const page = await own.feed(5, { pageSize: 1, lastId });
      seen.push(...ids(page));
      ({ lastId, hasMore } = page);
    }
    expect(seen).toEqual(order);
    expect(ids(await own.feed(5, { onlyOperatorPosts: true }))).toEqual([draft.id]);
    expect(ids(await own.feed(5, { search: 'viel' }))).toEqual([draft.id]);
    expect((await own.feed(admin, { pageSize: 3 })).items).toHaveLength(3);
    await own.stop();
  });
});

describe('a published post', () => {
  test('stays published and keeps likes and comments after any change', async () => {
    const post = await save({ isPublished: true });
    await kit.comment(5, post.id, 'Toll');
    await kit.like(5, post.id);
    const changed = await save({ postId: post.id, subject: 'Neuer Betreff', text: '<p>Neu</p>' }, second);
    expect(changed).toMatchObject({
      ...{ id: post.id, subject: 'Neuer Betreff', text: '<p>Neu</p>', isPublished: true, version: 2 },
      ...{ likeCount: 1, commentCount: 1, user: { id: 1 }, dateCreated: post.dateCreated },
    });
    expect(ids(await kit.feed(5, { search: 'neuer betreff' }))).toEqual([post.id]);
  });

  test('cannot be commented on if operators disable it', async () => {
    const { id } = await save({ isPublished: true, isCommentAble: false });
    expect(failure(await kit.mutate(player(5), 'addComment', { postId: id, text: 'x' }))).toEqual({
      ...{ nothing: true, code: 'FORBIDDEN', message: 'Dieser Eintrag kann nicht kommentiert werden.' },
    });
    await save({ postId: id, isCommentAble: true });
    expect((await kit.comment(5, id, 'Jetzt')).post.commentCount).toBe(1);
  });
});

test('the audit log records operators’ changes to posts, without the texts', async () => {
  const acted = await kit.receiveActs();
  const { id } = await save({ key: 'protokoll' });
  await save({ key: 'protokoll' });
  const publication = { postId: id, isPublished: true, pictureUrl: cut(STAMP, second) };
  await save(publication, second);
  await save(publication, second);
  await kit.drain();
  await kit.change(admin, 'deletePost', { postId: id });
  const subject = `Eintrag ${id}{by:1}`;
  const steps = () => acted.filter((act) => act.subject === subject);
  await until('all events', () => steps().length === 3);
  const [written, published, deleted] = steps();
  const address = `/meldung/${id}`;
  expect(written).toMatchObject({ userId: 1, subject, address });
  expect(written?.changes[0]).toEqual({ what: 'Neu', before: '', after: 'angelegt' });
  expect(published).toEqual({
    ...{ userId: 2, subject, address },
    changes: [
      { what: 'Bild', before: 'nein', after: 'ja' },
      { what: 'Veröffentlicht', before: 'nein', after: 'ja' },
    ],
  });
  expect(deleted).toMatchObject({ userId: 1, subject, changes: [{ after: 'gelöscht' }] });
  expect(JSON.stringify(steps())).not.toContain(form.subject);
});

describe('of two operators', () => {
  test('the second gets an error, and nothing is overwritten', async () => {
    const post = await save();
    await save({ postId: post.id, version: 1, subject: 'Von der ersten' });
    expect(await refused({ postId: post.id, version: 1, subject: 'Von der zweiten' }, second)).toMatchObject({
      ...{ nothing: true, code: 'CONFLICT', message: expect.stringContaining('von jemand anderem geändert') },
    });
    expect(await kit.post(admin, post.id)).toMatchObject({ subject: 'Von der ersten', version: 2 });
  });

  test('who save at once, one wins', async () => {
    const post = await save();
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((n) => refused({ postId: post.id, version: 1, subject: `Nr. ${n}` })),
    );
    expect(answers.filter(({ code }) => code === undefined)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'CONFLICT')).toHaveLength(4);
  });

  test('or of one whose response was lost, an identical repetition changes nothing', async () => {
    const key = 'formular-1';
    const [first, again] = [await save({ key }), await save({ key })];
    expect(again).toEqual(first);
    const change = { postId: first.id, version: 1, subject: 'Einmal' };
    expect(await save(change)).toEqual(await save(change));
    // No input is lost silently: it updates the first post, or is refused if somebody has changed that.
    expect(await refused({ key })).toMatchObject({ nothing: true, code: 'CONFLICT' });
    expect(await save({ key, subject: 'Einmal' })).toMatchObject({ id: first.id, version: 2 });
    const other = await save({ key: 'formular-3' });
    expect(await save({ key: 'formular-3', subject: 'Besser' })).toMatchObject({
      ...{ id: other.id, subject: 'Besser', version: 2 },
    });
  });

  test('one may repeat a form after the other has deleted its post: it stays deleted, and nothing of it is left', async () => {
    const key = 'formular-2';
    const { id } = await save({ key, isPublished: true });
    await kit.change(second, 'deletePost', { postId: id });
    await kit.drain();
    const gone = { nothing: true, code: 'NOT_FOUND', message: 'Diesen Eintrag gibt es nicht mehr.' };
    expect(await refused({ key, isPublished: true })).toEqual(gone);
    expect(await kit.post(admin, id)).toBeNull();
    expect(await kit.deps.store.posts.model.findById(id).lean()).toEqual({
      ...{ _id: id, isOperator: true, isPublished: false, isDeleted: true },
    });
  });
});

describe('the picture', () => {
  const at = (minute: number) => new Date(Date.parse(NOW) + minute * 60_000);
  afterAll(() => kit.clock.set(new Date(NOW)));

  test('has a separate date, and media learns its post and who may see it', async () => {
    kit.clock.set(at(1));
    const { id } = await save({ pictureUrl: cut() });
    const url = (minute: number) => `/api/downloadImage/posts/${id}.jpg?v=${at(minute).getTime()}`;
    expect(await kit.post(admin, id)).toMatchObject({
      pictureUrl: url(1),
      dateImageChanged: at(1).toISOString(),
    });
    kit.clock.set(at(2));
    expect(await save({ postId: id, subject: 'Nur der Betreff' })).toMatchObject({ pictureUrl: url(1) });
    expect(await save({ postId: id, pictureUrl: url(1), isPublished: true })).toMatchObject({
      pictureUrl: url(1),
    });
    kit.clock.set(at(3));
    // The picture's own address also works, because REST returns that after cutting.
    expect(await save({ postId: id, pictureUrl: `/api/downloadImage/posts/${cut(OTHER)}` })).toMatchObject({
      pictureUrl: url(3),
    });
    kit.clock.set(at(4));
    expect(await save({ postId: id, pictureUrl: '' })).toMatchObject({
      pictureUrl: '',
      dateImageChanged: null,
    });
    const claim = { directory: 'posts', id };
    await until('all events', () => claimsOf(id).length === 5);
    expect(claimsOf(id)).toEqual([
      { ...claim, version: 1, stamp: STAMP, changedAt: at(1).toISOString(), isPublic: false },
      { ...claim, version: 2, stamp: STAMP, changedAt: at(1).toISOString(), isPublic: false },
      { ...claim, version: 3, stamp: STAMP, changedAt: at(1).toISOString(), isPublic: true },
      { ...claim, version: 4, stamp: OTHER, changedAt: at(3).toISOString(), isPublic: true },
      { ...claim, version: 5, stamp: '', isPublic: true },
    ]);
    const repeated = [];
    for await (const events of republishPosts(kit.deps)) repeated.push(...events.map(({ data }) => data));
    expect(repeated).toContainEqual(claimsOf(id)[4]);
  });

  test('stays claimed if the operator who wrote the post leaves, also for a draft', async () => {
    const leaver = player(77, { isAdmin: true });
    const { id } = await save({ pictureUrl: cut(STAMP, leaver) }, leaver);
    await removePlayer(kit.deps, leaver.userId);
    await kit.drain();
    await until('the event', () => claimsOf(id).length === 2);
    expect(claimsOf(id)[1]).toMatchObject({ stamp: '', isPublic: false });
    expect(await kit.post(admin, id)).toBeNull();
  });

  test('is hidden with its post, and shown again with it', async () => {
    const { id } = await save({ pictureUrl: cut(), isPublished: true });
    await kit.moderate(id, 'HIDE');
    await save({ postId: id, subject: 'Geändert, solange es niemand sieht' });
    await kit.moderate(id, 'SHOW');
    await until('all events', () => claimsOf(id).length === 4);
    expect(claimsOf(id).map(({ version, isPublic }) => [version, isPublic])).toEqual([
      [1, true],
      [2, false],
      [3, false],
      [4, true],
    ]);
    expect(await kit.post(5, id)).toMatchObject({ version: 4, isHidden: false });
  });

  test('is released if it was removed right before the post was deleted, however late the event is published', async () => {
    const { id } = await save({ pictureUrl: cut(), isPublished: true });
    await until('the event', () => claimsOf(id).length === 1);
    // As if the bus were down: the change is stored, its event waits.
    const { operatorPosts, posts } = kit.deps.store;
    const before = (await operatorPosts.find(id))!;
    const after = { ...before, pictureStamp: '', dateImageChanged: null, version: 2 };
    const cause = { now: kit.clock.now(), requestId: 'test' };
    await operatorPosts.replace(before, after, pictureClaims(before, after, cause));
    await posts.markDeleted(id, null);
    await kit.deps.propagate.all();
    await kit.drain();
    await until('it was let go', () => claimsOf(id).at(-1)?.stamp === '');
  });

  test('must have just been cut for posts by this operator, or be the post’s current one', async () => {
    const gone = {
      ...{ nothing: true, code: 'NOT_FOUND', message: 'Bitte lade das Bild noch einmal hoch.' },
    };
    const own = await save({ pictureUrl: cut(), key: 'bild' });
    const before = await kit.everything();
    for (const pictureUrl of [
      ...[OTHER, `/api/downloadImage/posts/${OTHER}`, cut(OTHER).replace('b', 'c')],
      ...[cut(OTHER, second), cut(OTHER, admin, 'sponsors')],
    ]) {
      expect(await refused({ pictureUrl })).toEqual(gone);
      expect(await refused({ postId: own.id, subject: 'Neu', pictureUrl })).toEqual(gone);
      const { errors } = await kit.mutate(admin, 'saveOperatorPost', { ...form, pictureUrl });
      expect(errors?.[0]?.extensions).toMatchObject({ field: 'pictureUrl' });
    }
    kit.clock.set(new Date(Date.parse(NOW) + DAY));
    expect(await refused({ pictureUrl: cut(OTHER) })).toEqual(gone);
    expect(await kit.everything()).toEqual(before);
    expect(await kit.post(admin, own.id)).toEqual(own);
    // A form that was open all day sends its values, and so does another operator's form.
    const kept = { postId: own.id, version: 1, subject: 'Spät', pictureUrl: cut() };
    expect(await save(kept, second)).toMatchObject({ pictureUrl: own.pictureUrl, version: 2 });
    expect((await kit.deps.store.posts.model.findById(own.id).lean())?.pictureStamp).toBe(STAMP);
    kit.clock.set(new Date(NOW));
  });

  test('is released with its post', async () => {
    const { id } = await save({ pictureUrl: cut(), isPublished: true });
    await kit.change(admin, 'deletePost', { postId: id });
    await kit.drain();
    await until('the event', () => claimsOf(id).length === 2);
    expect(claimsOf(id)[1]).toEqual({ directory: 'posts', id, version: 2, stamp: '', isPublic: false });
  });
});

describe('a post is refused', () => {
  const TOO_LONG = 'Der Betreff darf höchstens 500 Zeichen haben.';
  const INCOMPLETE = 'Die Eingabe ist nicht vollständig!';
  const NO_TEXT = 'Bitte gib einen Text ein.';
  test.each<[string, object, string, string]>([
    ['without a title', { subject: ' \u200b' }, 'BAD_USER_INPUT', 'Bitte gib einen Betreff ein.'],
    ['with a title of 501 letters', { subject: 'x'.repeat(501) }, 'BAD_USER_INPUT', TOO_LONG],
    ['without a text', { text: '' }, 'BAD_USER_INPUT', NO_TEXT],
    ['with markup alone', { text: '<p> <br></p><script>alert(1)</script>' }, 'BAD_USER_INPUT', NO_TEXT],
    ['with half a drawing', { drawing: { priceId: 1, winnerString: 'Ada' } }, 'BAD_USER_INPUT', INCOMPLETE],
    ['with an empty drawing', { drawing: {} }, 'BAD_USER_INPUT', INCOMPLETE],
    [
      'with blanks for winners',
      { drawing: { priceId: 1, priceKind: 'Tagespreis', winnerString: ' ' } },
      'BAD_USER_INPUT',
      INCOMPLETE,
    ],
    [
      'with a picture from elsewhere',
      { pictureUrl: 'https://evil.example/x.png' },
      'BAD_USER_INPUT',
      'Bitte lade das Bild noch einmal hoch.',
    ],
    [
      'with the picture of another post',
      { pictureUrl: '/api/downloadImage/posts/1.jpg' },
      'BAD_USER_INPUT',
      'Bitte lade das Bild noch einmal hoch.',
    ],
    [
      'with a picture that was cut for a sponsor',
      { pictureUrl: `/api/downloadImage/sponsors/${STAMP}` },
      'BAD_USER_INPUT',
      'Bitte lade das Bild noch einmal hoch.',
    ],
    ['that there is not', { postId: 999_999 }, 'NOT_FOUND', 'Diesen Eintrag gibt es nicht mehr.'],
  ])('%s, and nothing changes', async (_name, input, code, message) => {
    const before = await kit.everything();
    expect(await refused(input)).toEqual({ nothing: true, code, message });
    expect(await kit.everything()).toEqual(before);
  });

  test.each([
    { text: 'x'.repeat(5001) },
    { text: '<b></b>'.repeat(10_000) },
    { text: 'a\u202eb' },
    { subject: 'a\nb' },
    { key: 'x'.repeat(101) },
    { drawing: { priceId: -1, priceKind: 'x', winnerString: 'x' } },
    { drawing: { priceId: 1, priceKind: 'x'.repeat(51), winnerString: 'x' } },
    { drawing: { priceId: 1, priceKind: 'x', winnerString: 'x'.repeat(6001) } },
  ])('in the wrong shape of case %#', async (input) => {
    expect(await refused(input)).toMatchObject({ nothing: true, code: 'BAD_USER_INPUT' });
  });

  test('from players and visitors', async () => {
    expect((await refused({}, player(9))).code).toBe('FORBIDDEN');
    expect((await refused({}, player(1, { isAdmin: true, isLocked: true }))).code).toBe('FORBIDDEN');
    expect((await refused({}, null)).code).toBe('UNAUTHENTICATED');
  });

  test('if it is a player’s', async () => {
    const { id } = await kit.publish(5, 'Meins');
    expect((await refused({ postId: id })).code).toBe('NOT_FOUND');
    expect((await kit.post(5, id))?.text).toBe('Meins');
  });
});

describe('hostile HTML', () => {
  const hostile =
    '<p onclick="x()">Hallo<script>alert(1)</script> <a href="javascript:x()">hier</a>' +
    '<img src=x onerror="alert(1)"><iframe src="//evil.example"></iframe></p>';
  const safe = '<p>Hallo hier</p>';

  test('is not stored', async () => {
    const { id } = await save({ text: hostile, isPublished: true });
    const stored = await kit.deps.store.posts.model.findById(id).lean();
    expect(stored?.text).toBe(safe);
    expect(stored?.folded).toBe('verlosung hallo hier');
  });

  test('that is already stored is not returned', async () => {
    const { id } = await save({ isPublished: true });
    await kit.deps.store.posts.model.updateOne({ _id: id }, { $set: { text: hostile } });
    expect((await kit.post(5, id))?.text).toBe(safe);
    expect((await kit.feed(5)).items.find((post) => post.id === id)?.text).toBe(safe);
    expect((await save({ postId: id, text: hostile })).text).toBe(safe);
  });
});
