import { randomBytes } from 'node:crypto';
import type { Connection } from 'mongoose';
import { backingForTests } from '../../../infra/local/testing.ts';
import { createLogger } from '../src/platform/log/logger.ts';
import { connectMongo, prepareCollections } from '../src/platform/mongo/connect.ts';

/** A separate test database. Call `prepare` once the models are registered. */
export async function openTestMongo(): Promise<{
  connection: Connection;
  prepare(): Promise<void>;
  drop(): Promise<void>;
}> {
  const log = createLogger('test', 'error');
  const { mongodbUrl: url } = backingForTests();
  const database = `test_shared_${randomBytes(5).toString('hex')}`;
  const connection = await connectMongo({ url, database, log });
  return {
    connection,
    prepare: () => prepareCollections(connection, log),
    async drop() {
      await connection.dropDatabase();
      await connection.close();
    },
  };
}
