import { player } from '@tippspiel/shared/platform/testing/subgraph';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { failure, numbers, startFeed, type Kit } from './kit.ts';

const POSTS = 20_000;
const WORDS = 'Was für ein Spiel gestern Abend, und wie sie alle gesungen haben! '.repeat(30);

let kit: Kit;
beforeAll(async () => {
  kit = await startFeed();
  const first = await kit.publish(1, WORDS);
  const { model } = kit.deps.store.posts;
  const stored = await model.findById(first.id).lean();
  for (let from = 1; from <= POSTS; from += 2_000)
    await model.insertMany(
      numbers(from, from + 1_999).map((at) => ({ ...stored, _id: first.id + at, madeBy: `seed/${at}` })),
      { ordered: false },
    );
});
afterAll(() => kit.stop());

test('sixty simultaneous searches of one player do not block other readers', async () => {
  const search = (who: number, at: number) => kit.askFeed(player(who), { search: `gibt es nicht ${at}` });
  const alone = performance.now();
  await search(1, 0);
  const took = performance.now() - alone;
  const searches = Promise.all(numbers(1, 60).map((at) => search(1, at)));
  const started = performance.now();
  const [other, page] = await Promise.all([search(2, 1), kit.feed(3)]);
  const waited = performance.now() - started;
  expect(other.errors).toBeUndefined();
  expect(page.items).toHaveLength(25);
  expect(waited).toBeLessThan(10 * took + 1_000);
  const codes = (await searches).map((answer) => failure(answer).code);
  expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(57);
});
