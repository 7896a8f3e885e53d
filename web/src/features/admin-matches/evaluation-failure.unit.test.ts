import { describe, expect, test } from '@jest/globals';
import { evaluationFailure } from './evaluation-failure.ts';

const failure = (code: string) => ({ message: 'Antwort des Servers', code, field: '' });
const due = { isRunning: false, isDue: true };

describe('a failed start of the evaluation', () => {
  test('shows the message of the server', () => {
    expect(evaluationFailure(null, due)).toBeNull();
    expect(evaluationFailure(failure('FORBIDDEN'), due)).toBe('Antwort des Servers');
    expect(evaluationFailure(failure('UNAVAILABLE'), due)).toBe('Antwort des Servers');
  });

  test('is shown as interrupted if its process died', () => {
    expect(evaluationFailure(failure('UNKNOWN'), due)).toBe(
      'Die Auswertung wurde unterbrochen. Bitte starte sie noch einmal.',
    );
  });

  test.each(['UNKNOWN', ''])('is not shown with code %j during an evaluation or after it', (code) => {
    expect(evaluationFailure(failure(code), { isRunning: true, isDue: true })).toBeNull();
    expect(evaluationFailure(failure(code), { isRunning: false, isDue: false })).toBeNull();
  });
});
