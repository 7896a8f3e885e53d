import { Schema, type Model } from 'mongoose';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { createLogger } from '../src/platform/log/logger.ts';
import { insertOnce } from '../src/platform/mongo/insert-once.ts';
import { createPropagator, indexPendingTarget } from '../src/platform/mongo/propagate.ts';
import {
  changeBy,
  changesField,
  COUNTED,
  createChangeCounter,
  firstChange,
  countedField,
  type WithChanges,
  type WithCounted,
} from '../src/platform/mongo/count-changes.ts';
import { inSteps, type Step } from './in-steps.ts';
import { openTestMongo } from './test-mongo.ts';

type Post = WithCounted & { count: number };
type Like = WithChanges & { _id: string; postId: number; isLiked: boolean };

let mongo: Awaited<ReturnType<typeof openTestMongo>>;
let posts: Model<Post>;
let likes: Model<Like>;
beforeAll(async () => {
  mongo = await openTestMongo();
  const post = new Schema<Post>({ _id: Number, count: Number, ...countedField }, { versionKey: false });
  const like = new Schema<Like>(
    { _id: String, postId: Number, isLiked: Boolean, ...changesField },
    { versionKey: false },
  );
  indexPendingTarget(like);
  posts = mongo.connection.model<Post>('posts', post, 'posts');
  likes = mongo.connection.model<Like>('likes', like, 'likes');
  await mongo.prepare();
});
afterAll(() => mongo.drop());
beforeEach(async () => {
  await Promise.all([posts.deleteMany({}), likes.deleteMany({})]);
  await posts.create({ _id: 1, count: 0 });
});

/** A like as in the feed: a withdrawn like is removed once it is counted. */
const counterOf = (target: Model<Post>, facts: Model<Like>) =>
  createChangeCounter({
    target,
    facts,
    count: 'count',
    spent: {
      where: { isLiked: false },
      remove: async (ids) =>
        void (await facts.deleteMany({ _id: { $in: ids }, isLiked: false, ...COUNTED } as never)),
    },
  });

async function flip(facts: Model<Like>, user: number): Promise<void> {
  const _id = `1:${user}`;
  const current = (await facts.findOne({ _id }).lean()) as Like | null;
  if (!current) {
    await insertOnce(facts, { _id, postId: 1, isLiked: true, ...firstChange(1, 1) });
    return;
  }
  const isLiked = !current.isLiked;
  await facts.updateOne(
    { _id, isLiked: current.isLiked },
    changeBy(1, isLiked ? 1 : -1, { isLiked }) as never,
  );
}

const settlerOf = (target: Model<Post>, facts: Model<Like>) => {
  const countChanges = counterOf(target, facts);
  const update = async (id: number) => (await countChanges(id)) ?? undefined;
  return createPropagator({ facts, update, log: createLogger('test', 'error'), sweepEveryMs: 3_600_000 });
};

async function expectTruth(): Promise<void> {
  const after = settlerOf(posts, likes);
  await after.drain();
  await after.close();
  const post = await posts.findById(1).lean();
  expect(post?.count).toBe(await likes.countDocuments({ isLiked: true }));
  expect(
    await likes.countDocuments({ $or: [{ pendingTarget: { $exists: true } }, { isLiked: false }] }),
  ).toBe(0);
}

/** A process likes or withdraws and propagates, or propagates for others. Each runs separately. */
const actor = fc.record({
  user: fc.option(fc.integer({ min: 1, max: 3 })),
  times: fc.integer({ min: 1, max: 3 }),
});
/** The process that continues by one database access, or dies at that point. */
const step = fc.record({ who: fc.nat(), dies: fc.integer({ min: 0, max: 9 }).map((chance) => chance === 0) });

type Actor = { user: number | null; times: number };
const turns = (who: number, times: number): Step[] =>
  Array.from({ length: times }, () => ({ who, dies: false }));
/**
 * The first process likes and is about to remove the mark. The second withdraws the like. The third counts that, and is
 * about to remove the fact. Then the first must keep the mark. The numbers are positions among the waiting processes;
 * one that has just continued is the last.
 */
const takenBackBetween: [Actor[], Step[]] = [
  [
    { user: 1, times: 1 },
    { user: 1, times: 1 },
    { user: null, times: 1 },
  ],
  [
    ...turns(0, 1),
    ...turns(2, 6),
    ...turns(0, 1),
    ...turns(2, 1),
    ...turns(0, 1),
    ...turns(2, 3),
    ...turns(0, 1),
  ],
];

test('the final count is right for every interleaving and crash of processes', async () => {
  let counted = 0;
  let died = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(actor, { minLength: 2, maxLength: 4 }),
      fc.array(step, { minLength: 10, maxLength: 60 }),
      async (actors: Actor[], steps) => {
        await Promise.all([posts.deleteMany({}), likes.deleteMany({})]);
        await posts.create({ _id: 1, count: 0 });
        const deaths = await inSteps(
          actors.map(({ user, times }) => async (gate) => {
            const [target, facts] = [gate.model(posts), gate.model(likes)];
            const countChanges = counterOf(target, facts);
            for (let time = 0; time < times; time++) {
              if (user !== null) await flip(facts, user);
              const finish = await countChanges(1);
              await finish?.();
            }
          }),
          steps,
        );
        died += deaths;
        await expectTruth();
        counted += (await posts.findById(1).lean())?.count ?? 0;
      },
    ),
    // Shrinking must leave enough time to report the counterexample.
    { numRuns: 150, examples: [takenBackBetween], interruptAfterTimeLimit: 120_000 },
  );
  // The property would also hold if nothing happened.
  expect(counted).toBeGreaterThan(20);
  expect(died).toBeGreaterThan(20);
}, 300_000);

test('more changes than one batch are all counted, even after a crash in between', async () => {
  const many = Array.from({ length: 1_200 }, (_, user) => ({
    _id: `1:${user}`,
    postId: 1,
    isLiked: true,
    ...firstChange(1, 1),
  }));
  await likes.insertMany(many);
  const countChanges = counterOf(posts, likes);
  // The first batch is counted, and the process dies before it removes any change.
  await inSteps(
    [
      async (gate) => {
        const finish = await counterOf(gate.model(posts), gate.model(likes))(1);
        await finish?.();
      },
    ],
    [...Array.from({ length: 3 }, () => ({ who: 0, dies: false })), { who: 0, dies: true }],
  );
  const post = await posts.findById(1).lean();
  expect(post?.count).toBe(500);
  // The newest changes may be found last. Then the next batch does not contain the counted ones.
  const ids = post?.counted?.['count']?.ids ?? [];
  await likes.collection.updateMany({ 'changes.id': { $in: ids } }, { $set: { touched: true } });
  await Promise.all([countChanges(1), countChanges(1)]);
  await expectTruth();
  expect((await posts.findById(1).lean())?.count).toBe(1_200);
});

test('a count is shown elsewhere once, and again after a crash before its changes are removed', async () => {
  let shown = 0;
  let isDying = false;
  const countChanges = createChangeCounter({
    ...{ target: posts, facts: likes, count: 'count' },
    async showElsewhere() {
      if (isDying) throw new Error('died');
      shown += 1;
    },
  });
  await flip(likes, 1);
  await (
    await countChanges(1)
  )?.();
  expect(shown).toBe(1);
  await flip(likes, 2);
  isDying = true;
  await expect(countChanges(1)).rejects.toThrow('died');
  expect((await posts.findById(1).lean())?.count).toBe(2);
  isDying = false;
  await (
    await countChanges(1)
  )?.();
  expect([shown, await likes.countDocuments({ pendingTarget: 1 })]).toEqual([2, 0]);
  await expectTruth();
});

test('two processes at once, many likes: each answer comes after its own like is counted', async () => {
  const [a, b] = [settlerOf(posts, likes), settlerOf(posts, likes)];
  await Promise.all(
    Array.from({ length: 60 }, async (_, user) => {
      await flip(likes, user);
      await (user % 2 ? a : b).propagate(1);
      expect((await posts.findById(1).lean())?.count).toBeGreaterThan(0);
    }),
  );
  expect((await posts.findById(1).lean())?.count).toBe(60);
  await Promise.all([a.close(), b.close()]);
  await expectTruth();
});

test('a target that always fails does not delay the others', async () => {
  await likes.insertMany(
    [7, 8].map((postId) => ({ _id: `${postId}`, postId, isLiked: true, ...firstChange(postId, 1) })),
  );
  const seen: number[] = [];
  const propagator = createPropagator({
    facts: likes,
    async update(id) {
      if (id === 7) throw new Error('always');
      seen.push(id);
    },
    log: createLogger('test', 'silent'),
    sweepEveryMs: 3_600_000,
  });
  await expect(propagator.drain()).rejects.toThrow('1 targets could not be updated');
  expect(seen).toEqual([8]);
  await propagator.close();
});
