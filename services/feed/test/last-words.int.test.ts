import { indexesOf } from '@tippspiel/shared/platform/testing/explain';
import { operationsOf } from '@tippspiel/shared/platform/testing/operations';
import { player } from '@tippspiel/shared/platform/testing/subgraph';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { publishPost } from '../src/app/publish-post.ts';
import { startFeed, type Kit } from './kit.ts';

type Words = { postId: number; user: { id: number }; beginning: string } | null;

let kit: Kit;
beforeAll(async () => {
  kit = await startFeed();
  for (const groupId of [5, 6, 7])
    for (const userId of [1, 2]) await kit.publishMembership(groupId, userId, 1);
  for (const groupId of [5, 6, 7]) await kit.until(groupId, 2, 1);
});
afterAll(() => kit.stop());

const QUERY = `query($groups: [_Any!]!) { _entities(representations: $groups) {
  ... on Group { lastWords { postId user { id } beginning } } } }`;
async function wordsOf(userId: number, ...groupIds: number[]): Promise<Words[]> {
  const groups = groupIds.map((id) => ({ __typename: 'Group', id }));
  const { data, errors } = await kit.ask(player(userId), QUERY, { groups });
  expect(errors).toBeUndefined();
  return (data?.['_entities'] as { lastWords: Words }[]).map(({ lastWords }) => lastWords);
}

test('members see the newest post of each group, in one line; outsiders see none', async () => {
  await kit.publish(1, 'Der erste', 5);
  const newest = await kit.publish(2, `Wer\n\nkommt ${'heute '.repeat(50)}`, 5);
  const other = await kit.publish(1, 'Nebenan', 6);
  const [five, six, seven] = await wordsOf(1, 5, 6, 7);
  expect(five).toEqual({
    postId: newest.id,
    user: { id: 2 },
    beginning: expect.stringMatching(/^Wer kommt heute /),
  });
  expect(five?.beginning).toHaveLength(120);
  expect(six).toEqual({ postId: other.id, user: { id: 1 }, beginning: 'Nebenan' });
  expect(seven).toBeNull();
  expect(await wordsOf(3, 5, 6, 7)).toEqual([null, null, null]);
});

test('the last comment on the newest post is what was said last, until it is hidden', async () => {
  const post = await kit.publish(1, 'Wer kommt?', 6);
  await kit.comment(1, post.id, 'Niemand?');
  const { comment: answer } = await kit.comment(2, post.id, 'Ich');
  expect(await wordsOf(1, 6)).toEqual([{ postId: post.id, user: { id: 2 }, beginning: 'Ich' }]);
  await kit.report(1, answer.id);
  await kit.moderate(answer.id, 'HIDE');
  expect(await wordsOf(1, 6)).toEqual([{ postId: post.id, user: { id: 1 }, beginning: 'Niemand?' }]);
});

test('a deleted or hidden post is no longer the newest, until it is shown again', async () => {
  const before = await kit.publish(1, 'Vorher', 7);
  const hidden = await kit.publish(2, 'Verborgen', 7);
  const deleted = await kit.publish(1, 'Gelöscht', 7);
  const last = async () => (await wordsOf(2, 7))[0]?.postId;
  expect(await last()).toBe(deleted.id);
  await kit.change(1, 'deletePost', { postId: deleted.id });
  expect(await last()).toBe(hidden.id);
  await kit.report(1, hidden.id);
  await kit.moderate(hidden.id, 'HIDE');
  expect(await last()).toBe(before.id);
  await kit.moderate(hidden.id, 'SHOW');
  expect(await last()).toBe(hidden.id);
  await kit.change(2, 'deletePost', { postId: hidden.id });
  await kit.change(1, 'deletePost', { postId: before.id });
  expect(await last()).toBeUndefined();
  const again = await kit.publish(1, 'Noch einmal', 7);
  expect(await last()).toBe(again.id);
});

test('a post whose process died right after writing it is still the group’s newest', async () => {
  const { store } = kit.deps;
  const note = async (groupId: number, id: number) => {
    if ((await store.posts.findMany([id])).length) throw new Error('killed');
    await store.lastPosts.note(groupId, id);
  };
  const dying = { ...kit.deps, store: { ...store, lastPosts: { ...store.lastPosts, note } } };
  const input = { text: 'Noch da', groupId: 6, key: 'sterbend' };
  await expect(publishPost(dying, { identity: player(2) }, input)).rejects.toThrow('killed');
  expect((await wordsOf(1, 6))[0]?.beginning).toBe('Noch da');
  // Repeating the request gives the same post. A reader that looked earlier has not broken anything.
  await store.lastPosts.correct(6, (await store.lastPosts.among([6])).get(6), 1);
  await publishPost(kit.deps, { identity: player(2) }, input);
  expect((await wordsOf(1, 6))[0]?.beginning).toBe('Noch da');
});

test('the newest posts of any number of groups cost three reads by keys', async () => {
  await wordsOf(1, 5, 6, 7);
  const { operations } = await operationsOf(kit.backbone.mongo, () => wordsOf(1, 5, 6, 7));
  expect(operations.filter((operation) => operation !== 'authors.find').sort()).toEqual([
    'lastPosts.find',
    'memberships.find',
    'posts.find',
  ]);
  const { lastPosts, posts } = kit.deps.store;
  expect(indexesOf(await lastPosts.model.find({ _id: { $in: [5, 6] } }).explain())).toEqual(['_id_']);
  expect(indexesOf(await posts.model.find({ _id: { $in: [1, 2] }, isPublished: true }).explain())).toEqual([
    '_id_',
  ]);
});
