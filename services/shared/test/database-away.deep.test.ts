import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { backingForTests } from '../../../infra/local/testing.ts';
import { createLogger } from '../src/platform/log/logger.ts';
import { connectMongo } from '../src/platform/mongo/connect.ts';
import { openLine, type Line } from '../src/platform/testing/line.ts';
import { until } from '../src/platform/testing/until.ts';

/** A health check and a new connection exchange about ten chunks of data in each direction. */
const POINTS = Array.from({ length: 12 }, (_none, index) => index + 1);
/** Shorter and longer than the timeouts of a health check and a connection, and longer than that of a command. */
const LASTING_MS = [0, 7_000, 20_000];
/** Enough for a waiting health check, a new connection, and the next health check after the repair. */
const FOUND_WITHIN_S = 15;

const log = createLogger('test', 'silent');

/** Disturbs a connection from a point on and repairs it later. @returns whether the process then found its database */
async function isFoundAgain(point: number, lastingMs: number, disturb: (line: Line) => void): Promise<true> {
  const line = await openLine(backingForTests().mongodbUrl);
  const connection = await connectMongo({ url: line.url, database: 'database_away', log });
  const ping = () =>
    (connection.db?.command({ ping: 1 }) as Promise<unknown>).then(
      () => true,
      () => false,
    );
  try {
    await new Promise<void>((disturbed) => {
      line.after(point, () => {
        disturb(line);
        disturbed();
      });
      void ping();
    });
    void ping();
    await pause(lastingMs);
    line.mend();
    return await until(`the database is found after point ${point}`, ping, FOUND_WITHIN_S);
  } finally {
    await connection.close(true);
    line.close();
  }
}

describe.each<[string, (line: Line) => void]>([
  ['is cut', (line) => line.cut()],
  ['loses what the database answers', (line) => line.mute()],
  ['ends all connections', (line) => line.drop()],
])('a process whose connection to the database %s', (_what, disturb) => {
  test.each(LASTING_MS)('for %i ms, at whatever point, finds it again', async (lastingMs) => {
    const found = await Promise.all(POINTS.map((point) => isFoundAgain(point, lastingMs, disturb)));
    expect(found).toHaveLength(POINTS.length);
  });
});
