import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { until } from '@tippspiel/shared/platform/testing/until';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startFeed, type Kit } from './kit.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await startFeed();
});
afterAll(() => kit.stop());

const script = fileURLToPath(new URL('die-after-write.ts', import.meta.url));

/** Runs an action of player 2 in a separate process, which is killed (-9) between the write and its follow-ups. */
async function crash(...args: (string | number)[]): Promise<void> {
  const variables = Object.fromEntries(Object.entries(kit.env).map(([name, value]) => [name, String(value)]));
  const child = spawn(process.execPath, [script, ...args.map(String)], {
    env: { ...process.env, ...variables },
    stdio: 'inherit',
  });
  const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
  expect(signal).toBe('SIGKILL');
}

async function pendingTarget(): Promise<number> {
  const { posts, comments, likes, reportedTexts } = kit.deps.store;
  const marked = { pendingTarget: { $gt: 0 } };
  const counts = [
    reportedTexts.model.countDocuments(marked),
    posts.model.countDocuments(marked),
    comments.model.countDocuments(marked),
    likes.model.countDocuments(marked),
  ];
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

test('a comment whose service died is counted and shown by the next sweep', async () => {
  const { id } = await kit.publish(1, 'Absturz');
  await crash('comment', id);
  await until('the comment to be counted', async () => (await kit.post(1, id))?.commentCount === 1);
  const post = await kit.post(1, id);
  expect(post).toMatchObject({
    commentCount: 1,
    lastComments: [{ text: 'Kurz vor dem Absturz', user: { id: 2 } }],
  });
  await kit.drain();
  expect(await kit.post(1, id)).toEqual(post);
  expect(await pendingTarget()).toBe(0);
});

test('a like whose service died is counted, a withdrawn one is not', async () => {
  const { id } = await kit.publish(1, 'Absturz');
  const { comment } = await kit.comment(1, id, 'Auch hier');
  await kit.like(2, comment.id);
  await crash('like', id);
  await crash('like', comment.id);
  await kit.drain();
  expect(await kit.post(2, id)).toMatchObject({
    likeCount: 1,
    isLikedByMe: true,
    lastComments: [{ likeCount: 0, isLikedByMe: false }],
  });
  expect(await pendingTarget()).toBe(0);
});

test('a comment whose service died while deleting it is removed with its likes', async () => {
  const { id } = await kit.publish(1, 'Absturz');
  const { comment } = await kit.comment(2, id, 'Weg damit');
  await kit.like(3, comment.id);
  await crash('deleteComment', id, comment.id);
  await kit.drain();
  expect(await kit.post(1, id)).toMatchObject({ commentCount: 0, lastComments: [] });
  expect(await kit.deps.store.comments.model.countDocuments({ _id: comment.id })).toBe(0);
  expect(await kit.deps.store.likes.model.countDocuments({ targetId: comment.id })).toBe(0);
  expect(await pendingTarget()).toBe(0);
});

test('a post whose service died while deleting it is invisible at once, and the sweep removes its comments and likes', async () => {
  const before = await kit.everything();
  const { id } = await kit.publish(2, 'Absturz');
  const { comment } = await kit.comment(1, id, 'Noch da?');
  for (const target of [id, comment.id]) await kit.like(3, target);
  await crash('deletePost', id);
  expect(await kit.post(2, id)).toBeNull();
  expect((await kit.feed(2)).items.map((post) => post.id)).not.toContain(id);
  await kit.drain();
  expect(await kit.everything()).toEqual(before);
  expect(await pendingTarget()).toBe(0);
});

test('a text whose service died while an operator hid it is hidden by the next sweep, and the counts are updated', async () => {
  const { id } = await kit.publish(3, 'Absturz');
  const { comment } = await kit.comment(4, id, 'Daneben');
  await crash('hide', comment.id);
  await until('the comment to be hidden', async () => (await kit.post(1, id))?.commentCount === 0);
  expect(await kit.post(4, id)).toMatchObject({ commentCount: 1, lastComments: [{ isHidden: true }] });
  await crash('hide', id);
  await until('the post to be hidden', async () => (await kit.post(1, id)) === null);
  await kit.drain();
  expect((await kit.reported()).items).toMatchObject([{ state: 'HIDDEN' }, { state: 'HIDDEN' }]);
  expect(await pendingTarget()).toBe(0);
});
