import { CombinedGraphQLErrors } from '@apollo/client/errors';
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

  test('says when the network is the reason', () => {
    expect(toFailure(new TypeError('Failed to fetch')).message).toBe(failureTexts.offline);
    expect(toFailure(new DOMException('x', 'TimeoutError')).message).toBe(failureTexts.offline);
  });
});
