import { Schema, type Connection, type Model, type UpdateQuery } from 'mongoose';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { changeVersioned } from '../src/platform/mongo/change-versioned.ts';
import { isDuplicateKey } from '../src/platform/mongo/duplicate-key.ts';
import { openTestMongo } from './test-mongo.ts';

/** Long enough for several deadlocks without retries (FerretDB aborts each after a second). */
const PAIRS = 3;
const HAMMER_MS = 4_000;

type Person = { _id: number; email: string; version: number };

let mongo: Awaited<ReturnType<typeof openTestMongo>>;
let people: Model<Person>;

beforeAll(async () => {
  mongo = await openTestMongo();
  people = personModel(mongo.connection);
  await mongo.prepare();
});
afterAll(() => mongo.drop());

function personModel(connection: Connection): Model<Person> {
  const schema = new Schema<Person>({ _id: Number, email: String, version: Number }, { versionKey: false });
  schema.index({ email: 1 }, { unique: true });
  return connection.model<Person>('people', schema, 'people');
}

const write = (_id: number, update: UpdateQuery<Person>) =>
  changeVersioned({
    read: () => Promise.resolve(),
    decide: () => update,
    write: async () => (await people.updateOne({ _id }, update)).matchedCount === 1,
  });

test('a conflict on a unique value that is being rewritten is reported, and no write is aborted', async () => {
  const pairs = Array.from({ length: PAIRS }, (_none, n) => ({ owner: 2 * n, other: 2 * n + 1 }));
  await people.insertMany(
    pairs
      .flatMap(({ owner, other }) => [owner, other])
      .map((_id) => ({ _id, email: `${_id}@x`, version: 1 })),
  );
  const until = Date.now() + HAMMER_MS;
  const failures: unknown[] = [];
  const again = async (work: () => Promise<unknown>): Promise<void> => {
    while (Date.now() < until) await work().catch((error: unknown) => failures.push(error));
  };
  const both = pairs.flatMap(({ owner, other }) => [
    again(() => write(owner, { $inc: { version: 1 } })),
    again(() => write(other, { $set: { email: `${owner}@x` } })),
  ]);
  await Promise.all(both);
  expect(failures.length).toBeGreaterThan(PAIRS);
  expect(failures.filter((error) => !isDuplicateKey(error))).toEqual([]);
  const found = await people.find().sort({ _id: 1 }).lean<Person[]>();
  expect(found.map(({ email }) => email)).toEqual(found.map(({ _id }) => `${_id}@x`));
});
