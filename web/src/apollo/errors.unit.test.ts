import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { describe, expect, test } from '@jest/globals';
import { failureTexts, toFailure } from './errors.ts';

const graphQLError = (message: string, extensions?: Record<string, unknown>): CombinedGraphQLErrors =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions }] });

describe('what a player reads when something fails', () => {
  test("the server's message for an expected failure, with its field", () => {
    const error = graphQLError('Diese Adresse ist schon dabei.', { code: 'CONFLICT', field: 'email' });
    expect(toFailure(error)).toEqual({
      message: 'Diese Adresse ist schon dabei.',
      code: 'CONFLICT',
      field: 'email',
    });
  });

  test('never the text of an unexpected one', () => {
    const error = graphQLError('Cannot read properties of undefined', { code: 'INTERNAL_SERVER_ERROR' });
    expect(toFailure(error).message).toBe(failureTexts.generic);
    expect(toFailure(graphQLError('x')).message).toBe(failureTexts.generic);
    expect(toFailure(new Error('x')).message).toBe(failureTexts.generic);
    expect(toFailure(undefined).message).toBe(failureTexts.generic);
  });

  test('the same for an answer of another status than 200', () => {
    const refused = (status: number, bodyText: string): ServerError =>
      new ServerError('Response not successful', { response: new Response('', { status }), bodyText });
    const body = (code: string): string =>
      JSON.stringify({ errors: [{ message: 'Das ist zu viel.', extensions: { code, field: 'text' } }] });
    const expected = { message: 'Das ist zu viel.', field: 'text' };
    expect(toFailure(refused(429, body('RATE_LIMITED')))).toEqual({ ...expected, code: 'RATE_LIMITED' });
    expect(toFailure(refused(413, body('PAYLOAD_TOO_LARGE')))).toMatchObject(expected);
    expect(toFailure(refused(500, body('INTERNAL_SERVER_ERROR'))).message).toBe(failureTexts.generic);
    for (const text of ['<html>', '', 'null', '{"errors":[]}', '{"errors":[null]}'])
      expect(toFailure(refused(502, text)).message).toBe(failureTexts.generic);
  });

  test('says when the network is the reason', () => {
    expect(toFailure(new TypeError('Failed to fetch')).message).toBe(failureTexts.offline);
    expect(toFailure(new DOMException('x', 'TimeoutError')).message).toBe(failureTexts.offline);
  });
});
