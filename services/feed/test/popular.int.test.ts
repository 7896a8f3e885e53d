import { afterAll, beforeAll, expect, test } from 'vitest';
import { numbers, startFeed, type Kit } from './kit.ts';

const MANY = 100_000;
const TIMES = 40;

let kit: Kit;
beforeAll(async () => {
  kit = await startFeed();
});
afterAll(() => kit.stop());

/** Median milliseconds of two kinds of work, done in turns. */
async function compare(works: [(n: number) => Promise<unknown>, (n: number) => Promise<unknown>]) {
  const taken: [number[], number[]] = [[], []];
  for (const n of numbers(1, TIMES)) {
    for (const [index, work] of works.entries()) {
      const started = performance.now();
      await work(n);
      taken[index as 0 | 1].push(performance.now() - started);
    }
  }
  const [few, many] = taken.map((values) => values.sort((a, b) => a - b)[TIMES / 2] as number);
  return { few: few as number, many: many as number };
}

/** A post with as many likes and comments as that, all counted. */
async function publish(text: string, count: number): Promise<number> {
  const { posts, comments, likes, nextId } = kit.deps.store;
  const { id } = await kit.publish(1, text);
  const dateCreated = kit.clock.now();
  const first = await nextId(count);
  const written = numbers(0, count - 1).map((n) => ({
    ...{
      id: first + n,
      postId: id,
      userId: n + 10,
      text: `Nr. ${n}`,
      dateCreated,
      likeCount: 0,
      isHidden: false,
    },
  }));
  await comments.insertSettled(written);
  await likes.insertSettled(written.map(({ userId }) => ({ targetId: id, userId, dateLiked: dateCreated })));
  const lastComments = written
    .slice(-5)
    .map(({ id: _id, isHidden: _no, ...comment }) => ({ _id, ...comment }));
  await posts.model.updateOne({ _id: id }, { $set: { likeCount: count, commentCount: count, lastComments } });
  return id;
}

test(`a like and a comment cost the same at ${MANY} as at 10, and are counted`, async () => {
  const [quiet, popular] = [await publish('Still', 10), await publish('Beliebt', MANY)];
  const like = (id: number) => (n: number) => kit.like(1_000_000 + n, id);
  const comment = (id: number) => (n: number) => kit.comment(1_000_000 + n, id, `Neu ${n}`);
  const ofLikes = await compare([like(quiet), like(popular)]);
  const ofComments = await compare([comment(quiet), comment(popular)]);
  const ms = (value: number) => value.toFixed(1);
  const line = ({ few, many }: typeof ofLikes) => `${ms(few)} ms at 10, ${ms(many)} ms at ${MANY}`;
  process.stdout.write(`a like: ${line(ofLikes)}; a comment: ${line(ofComments)}\n`);
  expect(ofLikes.many).toBeLessThan(2.5 * ofLikes.few);
  expect(ofComments.many).toBeLessThan(2.5 * ofComments.few);
  expect(await kit.post(1, popular)).toMatchObject({ likeCount: MANY + TIMES, commentCount: MANY + TIMES });
  const shown = (await kit.post(1, popular))?.lastComments.map(({ text }) => text);
  expect(shown).toEqual(numbers(TIMES - 4, TIMES).map((n) => `Neu ${n}`));
}, 300_000);
