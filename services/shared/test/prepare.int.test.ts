import { randomBytes } from 'node:crypto';
import { Schema, type Connection } from 'mongoose';
import { afterEach, expect, test } from '@jest/globals';
import { backingForTests } from '../../../infra/local/testing.ts';
import { createLogger } from '../src/platform/log/logger.ts';
import { connectMongo, prepareCollections } from '../src/platform/mongo/connect.ts';
import { openLine, type Line } from '../src/platform/testing/line.ts';
import { until } from '../src/platform/testing/until.ts';

const COLLECTIONS = 6;
const log = createLogger('test', 'error');

let processes: Connection[] = [];
let line: Line | undefined;
afterEach(async () => {
  await processes[0]?.dropDatabase();
  await Promise.all(processes.map((connection) => connection.close()));
  line?.close();
});

function declare(connection: Connection): void {
  for (let n = 0; n < COLLECTIONS; n++) {
    const schema = new Schema({ a: Number, b: String });
    schema.index({ a: 1 }, { name: 'a', unique: true });
    schema.index({ b: 1, a: -1 }, { name: 'b_a' });
    connection.model(`things${n}`, schema, `things${n}`);
  }
}

test.each([1, 2, 3, 4])('processes that start together find every collection and index (%i)', async () => {
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

test('an index may take longer to build than any other command', async () => {
  line = await openLine(backingForTests().mongodbUrl);
  const database = `test_prepare_${randomBytes(5).toString('hex')}`;
  const answerMs = 1_000;
  const connection = await connectMongo({ url: line.url, database, log, answerMs });
  processes = [connection];
  declare(connection);
  const building = line.jam('b_a');
  const prepared = prepareCollections(connection, log);
  await until('the index is being built', () => building.isStuck());
  const begun = performance.now();
  await until('others had long been given up', () => performance.now() - begun > 2 * answerMs);
  await building.release();
  await prepared;
  expect((await connection.models['things0']!.listIndexes()).map(({ name }) => name)).toContain('b_a');
});
