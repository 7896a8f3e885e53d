import { Schema, type Model } from 'mongoose';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createEvent } from '../src/contracts/events/envelope.ts';
import { changeVersioned } from '../src/platform/mongo/change-versioned.ts';
import { outboxField, type WithOutbox } from '../src/platform/mongo/outbox.ts';
import { saveVersion } from '../src/platform/mongo/save-version.ts';
import { openTestMongo } from './test-mongo.ts';

type List = WithOutbox & { _id: number; version: number; favorites: number[] };

const mongo = await openTestMongo();
let model: Model<List>;
beforeAll(async () => {
  const schema = new Schema<List>(
    { _id: Number, version: Number, favorites: [Number], ...outboxField },
    { versionKey: false },
  );
  model = mongo.connection.model<List>('lists', schema, 'lists');
  await mongo.prepare();
});
afterAll(() => mongo.drop());

const cause = { now: new Date('2024-06-14T12:00:00Z'), requestId: 'r' };

const add = (userId: number, favorite: number) =>
  changeVersioned({
    read: async () => (await model.findById(userId).lean<List>()) ?? { version: 0, favorites: [] },
    decide: ({ version, favorites }) => ({ version: version + 1, favorites: [...favorites, favorite] }),
    write: (next) =>
      saveVersion(
        model,
        { _id: userId, ...next },
        createEvent('user.favorites.changed.v1', { userId, ...next }, cause),
      ),
  });

test('each of sixty concurrent changes to a new document is written once with its event', async () => {
  const numbers = Array.from({ length: 60 }, (_, index) => index + 1);
  await Promise.all(numbers.map((number) => add(1, number)));
  const list = await model.findById(1).lean<List>();
  expect(list?.favorites.toSorted((a, b) => a - b)).toEqual(numbers);
  expect(list?.outbox.map(({ data }) => (data as { version: number }).version)).toEqual(numbers);
});

test('an invalid version is a defect, and writes nothing', async () => {
  for (const version of [Number.NaN, 0, 1.5])
    await expect(saveVersion(model, { _id: 9, version, favorites: [] })).rejects.toThrow('no version');
  expect(await model.findById(9)).toBeNull();
});
