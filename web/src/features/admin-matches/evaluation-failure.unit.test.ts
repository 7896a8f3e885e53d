import { describe, expect, test } from '@jest/globals';
import { evaluationFailure } from './evaluation-failure.ts';

const failure = (code: string) => ({ message: 'Antwort des Servers', code, field: '' });
const due = { isRunning: false, isDue: true };

describe('a start of the evaluation that failed', () => {
  test('is told as the server tells it', () => {
    expect(evaluationFailure(null, due)).toBeNull();
    expect(evaluationFailure(failure('FORBIDDEN'), due)).toBe('Antwort des Servers');
    expect(evaluationFailure(failure('UNAVAILABLE'), due)).toBe('Antwort des Servers');
  });

  test('is one that was interrupted, where its process died', () => {
    expect(evaluationFailure(failure('UNKNOWN'), due)).toBe(
      'Die Auswertung wurde unterbrochen. Bitte starte sie noch einmal.',
    );
  });

  test.each(['UNKNOWN', ''])('is not told with code %j while it runs, nor once it is done', (code) => {
    expect(evaluationFailure(failure(code), { isRunning: true, isDue: true })).toBeNull();
    expect(evaluationFailure(failure(code), { isRunning: false, isDue: false })).toBeNull();
  });
});
