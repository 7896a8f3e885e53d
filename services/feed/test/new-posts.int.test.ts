import { operationsOf } from '@tippspiel/shared/platform/testing/operations';
import { player } from '@tippspiel/shared/platform/testing/subgraph';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { failure, numbers, startFeed, type Kit, type PostData } from './kit.ts';

/** The number of new posts that open pages show; it never includes posts that the player may not see. */
const GROUP = 5;
const admin = player(1, { isAdmin: true });
const draft = { subject: 'Entwurf', text: '<p>Noch nicht</p>', isCommentAble: true, isPublished: false };

let kit: Kit;
beforeAll(async () => {
  kit = await startFeed();
  await kit.deps.store.memberships.apply([{ groupId: GROUP, userId: 2, version: 1, isMember: true }]);
});
afterAll(() => kit.stop());

const newest = async (who: Parameters<Kit['feed']>[0], variables: object = {}) =>
  (await kit.feed(who, variables)).newestId ?? 0;

test('counts the posts after the page, up to a page and one', async () => {
  await kit.publish(3, 'Davor');
  const sinceId = await newest(2);
  expect(await kit.newer(2, { sinceId })).toBe(0);
  for (const userId of [3, 4, 5]) await kit.publish(userId, 'Neu');
  expect(await kit.newer(2, { sinceId })).toBe(3);
  expect(await kit.newer(2, { sinceId: await newest(2) })).toBe(0);
  for (const userId of numbers(1, 30)) await kit.publish(userId, 'Viele');
  expect(await kit.newer(2, { sinceId })).toBe(26);
  expect(await kit.newer(2, { sinceId: 0 })).toBe(26);
});

test('an empty feed has no new posts, and then counts the first ones', async () => {
  const own = await startFeed();
  expect(await own.feed(2)).toMatchObject({ items: [], newestId: null });
  expect(await own.newer(2, { sinceId: 0 })).toBe(0);
  await own.publish(3, 'Erster');
  expect(await own.newer(2, { sinceId: 0 })).toBe(1);
  await own.stop();
});

test('drafts, hidden and deleted posts, and other groups’ posts do not count', async () => {
  const { post } = await kit.change<{ post: PostData }>(admin, 'saveOperatorPost', draft);
  const sinceId = await newest(2);
  expect(sinceId).toBeLessThan(post.id);
  for (const who of [player(2), admin]) expect(await kit.newer(who, { sinceId })).toBe(0);
  const [hidden, deleted] = [await kit.publish(3, 'Pfui'), await kit.publish(3, 'Weg')];
  await kit.publish(2, 'Unter uns', GROUP);
  expect(await kit.newer(2, { sinceId })).toBe(2);
  await kit.moderate(hidden.id, 'HIDE');
  await kit.change(3, 'deletePost', { postId: deleted.id });
  expect(await kit.newer(2, { sinceId })).toBe(0);
  // A published draft counts like a new post.
  await kit.change(admin, 'saveOperatorPost', { ...draft, postId: post.id, isPublished: true });
  expect(await kit.newer(2, { sinceId })).toBe(1);
  expect(await kit.newer(2, { sinceId, onlyOperatorPosts: true })).toBe(1);
  expect(await newest(2)).toBeGreaterThan(sinceId);
});

test('only members learn of a group’s posts', async () => {
  const sinceId = await newest(2, { groupId: GROUP });
  await kit.publish(2, 'Noch einer', GROUP);
  expect(await kit.newer(2, { sinceId, groupId: GROUP })).toBe(1);
  const query = `{ newPostCount(sinceId: ${sinceId}, groupId: ${GROUP}) }`;
  for (const who of [player(3), admin])
    expect(failure(await kit.ask(who, query))).toEqual({
      nothing: true,
      code: 'NOT_FOUND',
      message: 'Einträge einer Spielergruppe sehen nur ihre Mitglieder.',
    });
  expect(failure(await kit.ask(null, query)).code).toBe('UNAUTHENTICATED');
  expect(failure(await kit.ask(player(2), '{ newPostCount(sinceId: -1) }'))).toMatchObject({
    code: 'BAD_USER_INPUT',
    message: 'Diese Stelle gibt es in den Neuigkeiten nicht.',
  });
});

test('simultaneous requests share the result', async () => {
  const { feed } = kit.deps.store;
  const main = { groupId: null, onlyOperator: false };
  const { operations } = await operationsOf(kit.backbone.mongo, () =>
    Promise.all(numbers(1, 50).map(() => feed.countNewer(main, 1, 26))),
  );
  // Two rounds of two queries: the running one, and the next one for all others.
  expect(operations.length).toBeGreaterThan(0);
  expect(operations.length).toBeLessThanOrEqual(4);
});
