import { expect, test } from '@jest/globals';
import { outageOf } from './outage.ts';

const errorOf = (name: string, code: number | undefined, message: string) =>
  Object.assign(new Error(message), { name, code });

/** Messages of FerretDB 2.7 while PostgreSQL 18 was killed, restarted, or had no connection left. */
test.each([
  'the database system is starting up',
  'the database system is shutting down',
  'the database system is in recovery mode',
  'the database system is not yet accepting connections',
  'terminating connection due to administrator command',
  'terminating connection due to unexpected postmaster exit',
  'terminating connection because of crash of another server process',
  'sorry, too many clients already',
  'remaining connection slots are reserved for roles with the SUPERUSER attribute',
  'write failed: write unix @->/data/run/.s.PGSQL.5432: write: broken pipe',
  'read unix @->/data/run/.s.PGSQL.5432: read: connection reset by peer',
  'unexpected EOF',
  'msg_find.go:43 (handler.(*Handler).msgFind): pool_cursors.go:132 (documentdb.(*Pool).Find): pool.go:90 (documentdb.(*Pool).Acquire): failed to connect to `user=postgres database=postgres`: /proc/self/cwd/run',
])('the message "%s" is an outage', (message) => {
  const error = errorOf('MongoServerError', 1, message);
  expect(outageOf(error, { ofWrite: false })).toMatchObject({ code: 'UNAVAILABLE', retryAfterSeconds: 3 });
  expect(outageOf(error, { ofWrite: true })).toMatchObject({ code: 'UNKNOWN' });
});

test.each([
  ['MongoServerSelectionError', undefined],
  ['MongoNetworkError', undefined],
  ['MongoServerError', 91],
  ['MongoServerError', 10107],
])('%s %s is an outage', (name, code) => {
  expect(outageOf(errorOf(name, code, 'away'), { ofWrite: false })?.code).toBe('UNAVAILABLE');
});

test.each([
  errorOf('MongoServerError', 1, 'unexpected EOF in the text of a player'),
  errorOf('MongoServerError', 50, 'the database system is starting up'),
  errorOf('MongoServerError', 11_000, 'E11000 duplicate key'),
  errorOf('Error', 1, 'the database system is starting up'),
  errorOf('MongooseError', undefined, 'a defect'),
  errorOf('TypeError', undefined, 'a defect'),
  'the database system is starting up',
])('any other error is not: %s', (error) => {
  expect(outageOf(error, { ofWrite: false })).toBeUndefined();
  expect(outageOf(error, { ofWrite: true })).toBeUndefined();
});
