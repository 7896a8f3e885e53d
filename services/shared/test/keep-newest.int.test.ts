import fc from 'fast-check';
import { Schema, type Model } from 'mongoose';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { keepNewest } from '../src/platform/mongo/keep-newest.ts';
import { openTestMongo } from './test-mongo.ts';

type Thing = { _id: number; version: number; text: string };

const mongo = await openTestMongo();
let model: Model<Thing>;
beforeAll(async () => {
  const schema = new Schema<Thing>({ _id: Number, version: Number, text: String }, { versionKey: false });
  model = mongo.connection.model<Thing>('things', schema, 'things');
  await mongo.prepare();
});
beforeEach(async () => void (await model.deleteMany({})));
afterAll(() => mongo.drop());

const thing = (_id: number, version: number): Thing => ({ _id, version, text: `${_id} at ${version}` });
const stored = () => model.find({}).sort({ _id: 1 }).lean<Thing[]>();

const things = fc.array(fc.tuple(fc.integer({ min: 1, max: 4 }), fc.nat({ max: 6 })), { maxLength: 12 });

test('the highest version stays, for any order and several concurrent processes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(things, { minLength: 1, maxLength: 4 }), async (batches) => {
      await model.deleteMany({});
      await Promise.all(
        batches.map((batch) =>
          keepNewest(
            model,
            batch.map((args) => thing(...args)),
          ),
        ),
      );
      const highest = new Map<number, number>();
      for (const [id, version] of batches.flat()) highest.set(id, Math.max(highest.get(id) ?? -1, version));
      const expected = [...highest].toSorted(([a], [b]) => a - b).map((args) => thing(...args));
      expect(await stored()).toEqual(expected);
    }),
    { numRuns: 40 },
  );
});

test('returns the newer documents', async () => {
  expect(await keepNewest(model, [thing(1, 1), thing(2, 5), thing(1, 3)])).toEqual([
    thing(1, 3),
    thing(2, 5),
  ]);
  expect(await keepNewest(model, [thing(1, 3), thing(2, 4), thing(3, 1)])).toEqual([thing(3, 1)]);
  expect(await keepNewest(model, [])).toEqual([]);
});

test('none of five hundred first writes by two concurrent processes is lost', async () => {
  const all = Array.from({ length: 500 }, (_, index) => thing(index, 1));
  await Promise.all([
    keepNewest(model, all),
    keepNewest(
      model,
      all.map(({ _id }) => thing(_id, 2)),
    ),
  ]);
  expect(await stored()).toEqual(all.map(({ _id }) => thing(_id, 2)));
});

test('two processes that write the same documents in opposite orders do not deadlock', async () => {
  for (let version = 1; version <= 30; version++) {
    const all = Array.from({ length: 40 }, (_, index) => thing(index, version));
    // Every third round uses new documents.
    if (version % 3 === 1) await model.deleteMany({});
    await Promise.all([keepNewest(model, all), keepNewest(model, all.toReversed())]);
  }
});
