import { indexesOf } from '@tippspiel/shared/platform/testing/explain';
import { operationsOf } from '@tippspiel/shared/platform/testing/operations';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newPost } from '../src/domain/post.ts';
import { seedPosts } from '../src/seed.ts';
import { numbers, startFeed, type Kit } from './kit.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await startFeed();
  await seedPosts(
    kit.deps,
    numbers(1, 300).map((number) => ({
      userId: number,
      text: `Beitrag ${number}`,
      isOperator: number % 50 === 0,
      dateCreated: new Date(number * 1000),
      comments: [{ userId: 1, text: 'Ja', dateCreated: new Date(number * 1000 + 1) }],
      likerIds: [1, 2],
    })),
  );
});
afterAll(() => kit.stop());

const main = { groupId: null, onlyOperator: false, search: '', lastId: 0 };

test.each([
  ['a search', '_id_', { ...main, search: 'trag 1' }],
  ['a search in a group', 'group', { ...main, groupId: 5, search: 'trag 1' }],
  ['the operators’ posts', 'operator', { ...main, onlyOperator: true }],
])('%s uses the index %s', async (_name, index, filter) => {
  expect(indexesOf(await kit.deps.store.feed.queries.among(filter, 26).explain())).toEqual([index]);
});

test.each([
  ['the main feed', main],
  ['a group’s posts', { ...main, groupId: 5 }],
])('a window of %s is read from its index, whatever else was written', async (_name, filter) => {
  const { queries } = kit.deps.store.feed;
  expect(indexesOf(await queries.page(filter, { $gte: 100, $lt: 200 }, 26).explain())).toEqual(['group']);
});

test('a narrow window of the main feed is scanned by id, one of a group never', async () => {
  const { page } = kit.deps.store.feed.queries;
  const window = { $gte: 100, $lt: 200 };
  expect(indexesOf(await page(main, window, 26, 100).explain())).toEqual(['_id_']);
  expect(indexesOf(await page({ ...main, groupId: 5 }, window, 26, 100).explain())).toEqual(['group']);
});

test('windows of long lists of comments and likes are read from their indexes', async () => {
  const { comments, likes } = kit.deps.store;
  const window = { $gte: 100, $lt: 200 };
  expect(indexesOf(await comments.partQuery(1, window, 25).explain())).toEqual(['post']);
  expect(indexesOf(await likes.partQuery(1, window, 10).explain())).toEqual(['target']);
});

test('late-published posts and drafts use an index', async () => {
  const { posts, feed } = kit.deps.store;
  const { model } = posts;
  expect(indexesOf(await feed.queries.late({ ...main, lastId: 500 }, 26).explain())).toEqual(['late']);
  expect(indexesOf(await feed.queries.drafts(main, 26).explain())).toEqual(['group']);
  const counted = { isOperator: true, groupId: null, isPublished: false, isDeleted: false };
  expect(indexesOf(await model.find(counted).explain())).toEqual(['operator']);
  expect(indexesOf(await model.find({ 'outbox.id': { $gt: '' } }).explain())).toEqual(['outbox']);
});

test('a repeated request is found by its key', async () => {
  const { posts, comments } = kit.deps.store;
  const made = { madeBy: '1/x', isDeleted: false };
  expect(indexesOf(await posts.model.find(made).limit(1).explain())).toEqual(['madeBy']);
  const onPost = comments.model.find({ ...made, postId: 1 }).limit(1);
  expect(indexesOf(await onPost.hint('madeBy').explain())).toEqual(['madeBy']);
});

test('comments, likes and pending documents use their indexes', async () => {
  const { posts, comments, likes, memberships } = kit.deps.store;
  const ofPost = { postId: 1, isDeleted: false, isHidden: { $ne: true } };
  expect(indexesOf(await comments.model.find(ofPost).sort({ _id: -1 }).limit(5).explain())).toEqual(['post']);
  expect(
    indexesOf(
      await comments.model
        .find({ ...ofPost, _id: { $lt: 200 } })
        .sort({ _id: -1 })
        .limit(5)
        .explain(),
    ),
  ).toEqual(['post']);
  expect(
    indexesOf(await likes.model.find({ targetId: 1, isLiked: true }).sort({ dateLiked: -1 }).explain()),
  ).toEqual(['target']);
  expect(
    indexesOf(await likes.model.find({ _id: { $in: ['1:1', '2:1'] }, isLiked: true }).explain()),
  ).toEqual(['_id_']);
  expect(
    indexesOf(await memberships.model.find({ _id: { $in: ['1:1'] }, isMember: true }).explain()),
  ).toEqual(['_id_']);
  for (const { model } of [posts, comments, likes]) {
    expect(
      indexesOf(await (model as typeof posts.model).find({ pendingTarget: { $gt: 0 } }).explain()),
    ).toEqual(['pendingTarget']);
  }
});

test('a page of the feed with comments, own likes and cached authors costs three reads', async () => {
  for (const id of numbers(1, 300)) {
    const name = { firstname: 'Ada', lastname: `Nr. ${id}`, city: '', pictureStamp: '', isLocked: false };
    kit.deps.authors.put({ id, version: 1, ...name });
  }
  // The first request of a process looks up the newest post.
  await kit.feed(1);
  const { operations } = await operationsOf(kit.backbone.mongo, () => kit.feed(1));
  // The second posts query finds the few that were published later than written.
  expect(operations).toEqual(['likes.find', 'posts.find', 'posts.find']);
});

test('winners named on a page are read together', async () => {
  const winners = numbers(401, 410);
  const known = { version: 1, firstname: 'Ada', city: '', pictureStamp: '', isLocked: false };
  await kit.deps.store.authors.save(winners.map((id) => ({ ...known, id, lastname: `Nr. ${id}` })));
  const post = newPost({ id: 0, userId: 1, groupId: null, text: '', dateCreated: new Date() });
  for (const winner of winners) {
    const named = { id: await kit.deps.store.nextId(), text: `<p>{winner:${winner}}</p>`, isOperator: true };
    await kit.deps.store.operatorPosts.insert({ ...post, ...named }, []);
  }
  const { result, operations } = await operationsOf(kit.backbone.mongo, () => kit.feed(1));
  expect(result.items.slice(0, 10).map(({ text }) => text)).toEqual(
    winners.toReversed().map((id) => `<p>Ada Nr. ${id}</p>`),
  );
  expect(operations.filter((read) => read === 'authors.find')).toHaveLength(1);
});

test('reported texts, new posts and removals use their indexes', async () => {
  const { reportedTexts, posts, feed } = kit.deps.store;
  const { model } = reportedTexts;
  expect(indexesOf(await reportedTexts.listQuery(20, 20).explain())).toEqual(['list']);
  expect(indexesOf(await model.find({ isOpen: true }).explain())).toEqual(['list']);
  expect(indexesOf(await model.find({ 'reports.userId': 1 }).explain())).toEqual(['reporter']);
  expect(indexesOf(await model.find({ authorId: 1 }).explain())).toEqual(['author']);
  expect(indexesOf(await model.find({ pendingTarget: { $gt: 0 } }).explain())).toEqual(['pendingTarget']);
  expect(indexesOf(await model.find({ 'outbox.id': { $gt: '' } }).explain())).toEqual(['outbox']);
  const { queries } = feed;
  expect(indexesOf(await queries.newest().explain())).toEqual(['_id_']);
  expect(indexesOf(await queries.newer(main, { $gte: 200 }, 26).explain())).toEqual(['group']);
  expect(indexesOf(await queries.newer(main, { $gte: 200 }, 26, 500).explain())).toEqual(['_id_']);
  const ofOperators = { ...main, onlyOperator: true };
  expect(indexesOf(await queries.newer(ofOperators, { $gte: 200 }, 26).explain())).toEqual(['operator']);
  expect(indexesOf(await queries.newerLate(main, 200, 26).explain())).toEqual(['late']);
  expect(indexesOf(await posts.model.find({ userId: 1, isDeleted: false }).explain())).toEqual(['author']);
  expect(indexesOf(await posts.model.find({ groupId: 5, isPublished: true }).explain())).toEqual(['group']);
});
