import { randomBytes } from 'node:crypto';
import { Schema, type Connection } from 'mongoose';
import { afterEach, expect, test } from 'vitest';
import { backingForTests } from '../../../infra/local/testing.ts';
import { createLogger } from '../src/log/logger.ts';
import { connectMongo, prepareCollections } from '../src/mongo/connect.ts';

const COLLECTIONS = 6;
const log = createLogger('test', 'error');

let processes: Connection[] = [];
afterEach(async () => {
  await processes[0]?.dropDatabase();
  await Promise.all(processes.map((connection) => connection.close()));
});

function declare(connection: Connection): void {
  for (let n = 0; n < COLLECTIONS; n++) {
    const schema = new Schema({ a: Number, b: String });
    schema.index({ a: 1 }, { name: 'a', unique: true });
    schema.index({ b: 1, a: -1 }, { name: 'b_a' });
    connection.model(`things${n}`, schema, `things${n}`);
  }
}

test.each([1, 2, 3, 4])('processes that boot at once all find every collection and index (%i)', async () => {
  const { mongodbUrl: url } = backingForTests();
  const database = `test_prepare_${randomBytes(5).toString('hex')}`;
  processes = await Promise.all([0, 1, 2].map(() => connectMongo({ url, database, log })));
  processes.forEach(declare);
  await Promise.all(processes.map((connection) => prepareCollections(connection, log)));
  for (const model of Object.values((processes[0] as Connection).models)) {
    const names = (await model.listIndexes()).map(({ name }) => name as string);
    expect(names.toSorted()).toEqual(['_id_', 'a', 'b_a']);
  }
});
