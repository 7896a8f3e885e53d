import { GraphQLError } from 'graphql';
import { pino } from 'pino';
import { expect, test } from '@jest/globals';
import { badInput, GENERIC_MESSAGE } from '../../contracts/errors/app-error.ts';
import { createEvent } from '../../contracts/events/envelope.ts';
import { formatGraphqlError, OF_WRITE } from './graphql-error.ts';

const logged: unknown[] = [];
const format = formatGraphqlError(pino({ level: 'error' }, { write: (line) => void logged.push(line) }));

/** The client's error for an error that a resolver threw. */
function shown(cause: Error, extensions: Record<string, unknown> = {}) {
  logged.length = 0;
  const error = new GraphQLError(cause.message, { originalError: cause, path: ['do'], extensions });
  return format({ message: cause.message, extensions: error.extensions }, error);
}

test('an expected failure shows with its code and field', () => {
  expect(shown(badInput('Bitte prüfe.', 'name'))).toMatchObject({
    message: 'Bitte prüfe.',
    extensions: { code: 'BAD_USER_INPUT', field: 'name' },
  });
  expect(logged).toHaveLength(0);
});

test("an event that does not fit the catalogue is a defect, which is logged, not the player's mistake", () => {
  const data = { userId: 'one', version: 1, pictureStamp: '' } as never;
  let cause = new Error('none');
  try {
    createEvent('media.picture.changed.v1', data, { now: new Date(0), requestId: 'r' });
  } catch (error) {
    cause = error as Error;
  }
  expect(shown(cause)).toMatchObject({
    message: GENERIC_MESSAGE,
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  });
  expect(logged).toHaveLength(1);
});

const databaseError = (name: string, more: object = {}) =>
  Object.assign(new Error('what no one has foreseen'), { name, ...more });

test.each([
  ['MongoServerError', { code: 11_000 }],
  ['MongoServerError', { code: 11_000, cause: databaseError('MongoServerError') }],
])('a write with a taken unique value is a permanent refusal: %s', (name, more) => {
  expect(shown(databaseError(name, more), { [OF_WRITE]: true }).extensions).toMatchObject({
    code: 'CONFLICT',
  });
  expect(logged).toHaveLength(1);
});

test.each([
  ['MongoServerError', { code: 121 }],
  ['MongoServerError', { code: 10_334 }],
  ['MongoInvalidArgumentError', {}],
])('the outcome of a refused write is not unknown: %s %j', (name, more) => {
  const { extensions, message } = shown(databaseError(name, more), { [OF_WRITE]: true });
  expect({ extensions, message }).toEqual({
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
    message: GENERIC_MESSAGE,
  });
  expect(logged).toHaveLength(1);
});

test.each([
  ['MongoServerError', { code: 1 }],
  ['MongoServerError', { code: 64 }],
  ['MongoWriteConcernError', { code: 11_000 }],
  ['MongoBulkWriteError', { code: 11_000 }],
  ['MongoNetworkTimeoutError', {}],
])('%s %j leaves the outcome of a write unknown', (name, more) => {
  expect(shown(databaseError(name, more), { [OF_WRITE]: true }).extensions).toMatchObject({
    code: 'UNKNOWN',
  });
});

test('any other database error leaves the outcome of a write unknown', () => {
  const cause = databaseError('MongoServerError');
  expect(shown(cause, { [OF_WRITE]: true }).extensions).toMatchObject({ code: 'UNKNOWN' });
  expect(logged).toHaveLength(1);
  expect(shown(cause).extensions).toEqual({ code: 'INTERNAL_SERVER_ERROR' });
  expect(shown(new TypeError('a defect'), { [OF_WRITE]: true }).extensions).toEqual({
    code: 'INTERNAL_SERVER_ERROR',
  });
});
