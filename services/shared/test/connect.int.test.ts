import type { Connection } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backingForTests } from '../../../infra/local/testing.ts';
import { createLogger } from '../src/log/logger.ts';
import { connectMongo } from '../src/mongo/connect.ts';
import { openLine, type Line } from '../src/testing/line.ts';

/** The gateway gives up after eight seconds; `outage.ts` says what a caller is told. */
const SOON_MS = 5_000;

let line: Line;
let connection: Connection;
beforeAll(async () => {
  line = await openLine(backingForTests().mongodbUrl);
  const log = createLogger('test', 'silent');
  connection = await connectMongo({ url: line.url, database: 'away', log });
});
afterAll(async () => {
  await connection.close(true);
  line.close();
});

test('who asks a database that is away is told so before callers give up', async () => {
  const names = new Set<string>();
  line.drop();
  for (let asked = 0; asked < 3; asked++) {
    const started = performance.now();
    await connection
      .collection('things')
      .findOne({})
      .catch(({ name }: Error) => names.add(name));
    expect(performance.now() - started).toBeLessThan(SOON_MS);
  }
  expect(names).toContain('MongoServerSelectionError');
});
