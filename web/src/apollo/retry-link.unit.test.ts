import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { Observable } from 'rxjs';
import { afterEach, beforeEach, expect, test, jest } from '@jest/globals';
import { connection } from '../lib/connection/connection.ts';
import { retryLink } from './client.ts';

const query = gql`
  query Name {
    name
  }
`;
const mutation = gql`
  mutation Save {
    save
  }
`;

let sent: number;
let answers: (Error | string)[];
let serverAnswers: boolean;

const gateway = new ApolloLink(
  () =>
    new Observable<ApolloLink.Result>((observer) => {
      const answer = answers[Math.min(sent, answers.length - 1)];
      sent += 1;
      if (answer instanceof Error) return observer.error(answer);
      observer.next({ data: { name: answer, save: answer } });
      observer.complete();
    }),
);
const client = () =>
  new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.from([retryLink, gateway]) });
const ask = (context = {}) =>
  client()
    .query({ query, fetchPolicy: 'network-only', context })
    .then(
      ({ data }) => data,
      (error: Error) => error.message,
    );

const lost = new TypeError('Failed to fetch');
const refused = (status: number, bodyText: string): ServerError =>
  new ServerError('Response not successful', { response: new Response('', { status }), bodyText });

beforeEach(() => {
  jest.useFakeTimers();
  sent = 0;
  serverAnswers = true;
  globalThis.fetch = () =>
    serverAnswers ? Promise.resolve(new Response('{}')) : Promise.reject(new TypeError('Failed to fetch'));
  connection.noteAnswer();
});
afterEach(() => {
  jest.useRealTimers();
});

test.each<[string, Error]>([
  ['what got lost', lost],
  ['what met a proxy alone', refused(502, '<h1>Bad Gateway</h1>')],
])('%s is asked again', async (_case, error) => {
  answers = [error, error, 'Mia'];
  const asked = ask();
  await jest.advanceTimersByTimeAsync(12_000);
  expect(await asked).toEqual({ name: 'Mia' });
  expect(sent).toBe(3);
});

test('not for who minds the moment of an answer', async () => {
  answers = [lost, 'Mia'];
  const asked = ask({ noRetry: true });
  await jest.advanceTimersByTimeAsync(12_000);
  expect(await asked).toBe('Failed to fetch');
  expect(sent).toBe(1);
});

test('three times at most', async () => {
  answers = [lost];
  const asked = ask();
  await jest.advanceTimersByTimeAsync(20_000);
  expect(await asked).toBe('Failed to fetch');
  expect(sent).toBe(4);
});

test.each<[string, Error]>([
  [
    'a gateway that is too busy',
    refused(503, '{"errors":[{"message":"Gleich wieder.","extensions":{"code":"UNAVAILABLE"}}]}'),
  ],
  ['a failure of ours', refused(500, '{}')],
  ['patience that is over', new DOMException('Zeit abgelaufen', 'TimeoutError')],
])('%s is not asked again at once', async (_case, error) => {
  answers = [error];
  await Promise.all([ask(), jest.advanceTimersByTimeAsync(20_000)]);
  expect(sent).toBe(1);
});

test('where the server is out of reach nothing is sent again', async () => {
  serverAnswers = false;
  connection.noteNoAnswer();
  answers = [lost];
  expect(await ask()).toBe('Failed to fetch');
  expect(sent).toBe(1);
});

test('what nobody wants any more is not sent again', async () => {
  const abort = new AbortController();
  abort.abort();
  answers = [lost];
  await Promise.all([ask({ fetchOptions: { signal: abort.signal } }), jest.advanceTimersByTimeAsync(20_000)]);
  expect(sent).toBe(1);
});

test('a write is never sent again', async () => {
  answers = [lost];
  const written = client()
    .mutate({ mutation })
    .catch((error: Error) => error.message);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(await written).toBe('Failed to fetch');
  expect(sent).toBe(1);
});
