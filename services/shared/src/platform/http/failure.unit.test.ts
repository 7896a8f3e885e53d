import { fastify } from 'fastify';
import { pino } from 'pino';
import { expect, test } from '@jest/globals';
import { UnsignedRequestError } from '../../contracts/auth/identity.ts';
import {
  GENERIC_MESSAGE,
  outcomeUnknown,
  rateLimited,
  unavailable,
  UNKNOWN_MESSAGE,
} from '../../contracts/errors/app-error.ts';
import { answerFailures } from './failure.ts';

const logged: unknown[] = [];
const log = pino({ level: 'error' }, { write: (line) => void logged.push(JSON.parse(line)) });

async function answerTo(error: unknown, texts = {}) {
  logged.length = 0;
  const app = fastify({ loggerInstance: log });
  answerFailures(app as never, texts);
  app.post('/', () => {
    throw error;
  });
  const { statusCode, headers, body } = await app.inject({ method: 'POST', url: '/', payload: {} });
  return { status: statusCode, body: JSON.parse(body) as unknown, retryAfter: headers['retry-after'] };
}

test.each([
  ['a limit', rateLimited(7), 429, /^Zu viele Versuche/, '7'],
  ['a foreign signature', new UnsignedRequestError('x'), 403, 'Nur über das Gateway erreichbar.', undefined],
  ['what fastify refuses', { statusCode: 413 }, 413, 'Die Anfrage ist zu groß.', undefined],
  ['a status without a text', { statusCode: 411 }, 411, 'Die Anfrage ist nicht lesbar.', undefined],
])(
  '%s shows its status and a German message, and is not logged',
  async (_what, error, status, text, retry) => {
    const answer = await answerTo(error);
    const errorMessage = typeof text === 'string' ? text : expect.stringMatching(text);
    expect(answer).toEqual({ status, body: { errorMessage }, retryAfter: retry });
    expect(logged).toEqual([]);
  },
);

test.each([
  ['a write whose outcome nobody knows', outcomeUnknown(), UNKNOWN_MESSAGE, 'UNKNOWN'],
  ['what was not even begun', unavailable(3), GENERIC_MESSAGE, 'UNAVAILABLE'],
])('%s has its code too, because both have the same status', async (_what, error, errorMessage, code) => {
  expect(await answerTo(error)).toMatchObject({ status: 503, body: { errorMessage, code } });
});

test.each([new Error('mongodb://secret@host failed'), { statusCode: 500 }, 'a text', null])(
  'an unexpected error (case %#) is logged, and reveals nothing',
  async (error) => {
    expect(await answerTo(error)).toMatchObject({ status: 500, body: { errorMessage: GENERIC_MESSAGE } });
    expect(logged).toHaveLength(1);
  },
);

test('a service can replace the text of a status', async () => {
  const answer = await answerTo({ statusCode: 415 }, { 415: 'Kein Bild.' });
  expect(answer).toMatchObject({ status: 415, body: { errorMessage: 'Kein Bild.' } });
});
