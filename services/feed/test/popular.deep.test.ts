import { player } from '@tippspiel/shared/platform/testing/subgraph';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { numbers, startFeed, type Kit } from './kit.ts';

const MANY = 100_000;
const TIMES = 40;

let kit: Kit;
beforeAll(async () => {
  kit = await startFeed();
});
afterAll(() => kit.stop());

/** Median milliseconds of two operations, run alternately. */
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

/** A post with this number of likes and comments, all counted. */
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
  await comments.insertCounted(written);
  const dateLiked = (n: number) => new Date(dateCreated.getTime() + n * 100);
  await likes.insertCounted(
    written.map(({ userId }, n) => ({ targetId: id, userId, dateLiked: dateLiked(n) })),
  );
  const lastComments = written
    .slice(-5)
    .map(({ id: _id, isHidden: _no, ...comment }) => ({ _id, ...comment }));
  await posts.model.updateOne({ _id: id }, { $set: { likeCount: count, commentCount: count, lastComments } });
  return id;
}

let quiet: number;
let popular: number;
beforeAll(async () => {
  [quiet, popular] = [await publish('Still', 30), await publish('Beliebt', MANY)];
});
const ms = (value: number) => value.toFixed(1);
const line = ({ few, many }: { few: number; many: number }) =>
  `${ms(few)} ms at 30, ${ms(many)} ms at ${MANY}`;

test(`likers and earlier comments cost the same at ${MANY} as at 30, and are correct`, async () => {
  const read = async (id: number, query: string) => {
    const { data } = await kit.ask(player(1), `{ post(id: ${id}) { ${query} } }`);
    return data?.['post'] as { comments: { id: number; text: string }[]; likes: { items: { id: number }[] } };
  };
  const lastOf = async (id: number) => (await kit.post(1, id))?.lastComments[0]?.id ?? 0;
  const [ofQuiet, ofPopular] = [await lastOf(quiet), await lastOf(popular)];
  const comments = (id: number, last: number, every: number) => (n: number) =>
    read(id, `comments(beforeId: ${last - n * every}, pageSize: 10) { id text }`);
  const likes = (id: number) => (n: number) =>
    read(id, `likes(page: { pageNumber: ${1 + (n % 3)} }) { items { id } }`);
  const ofComments = await compare([comments(quiet, ofQuiet, 0), comments(popular, ofPopular, 500)]);
  const ofLikes = await compare([likes(quiet), likes(popular)]);
  process.stdout.write(`earlier comments: ${line(ofComments)}; who likes it: ${line(ofLikes)}\n`);
  expect(ofComments.many).toBeLessThan(3 * ofComments.few);
  expect(ofLikes.many).toBeLessThan(3 * ofLikes.few);
  const { comments: earlier } = await comments(popular, ofPopular, 500)(2);
  expect(earlier.map(({ text }) => text)).toEqual(numbers(MANY - 1015, MANY - 1006).map((n) => `Nr. ${n}`));
  for (const page of [1, 2]) {
    const { likes: found } = await likes(popular)(page - 1);
    const newest = MANY + 9 - 10 * (page - 1);
    expect(found.items.map(({ id }) => id)).toEqual(numbers(newest, newest - 9));
  }
}, 300_000);

test(`a like and a comment cost the same at ${MANY} as at 30, and are counted`, async () => {
  const like = (id: number) => (n: number) => kit.like(1_000_000 + n, id);
  const comment = (id: number) => (n: number) => kit.comment(1_000_000 + n, id, `Neu ${n}`);
  const ofLikes = await compare([like(quiet), like(popular)]);
  const ofComments = await compare([comment(quiet), comment(popular)]);
  process.stdout.write(`a like: ${line(ofLikes)}; a comment: ${line(ofComments)}\n`);
  expect(ofLikes.many).toBeLessThan(2.5 * ofLikes.few);
  expect(ofComments.many).toBeLessThan(2.5 * ofComments.few);
  expect(await kit.post(1, popular)).toMatchObject({ likeCount: MANY + TIMES, commentCount: MANY + TIMES });
  const shown = (await kit.post(1, popular))?.lastComments.map(({ text }) => text);
  expect(shown).toEqual(numbers(TIMES - 4, TIMES).map((n) => `Neu ${n}`));
}, 300_000);
