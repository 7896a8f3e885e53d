import { afterEach, expect, jest, test } from '@jest/globals';
import { z } from 'zod';
import { passwordMessages } from './messages.ts';
import { passwordPair, repeated } from './new-password.ts';

const form = z.object(passwordPair).refine(...repeated);
const problemOf = (password: string, passwordRepeat: string) =>
  form.safeParse({ password, passwordRepeat }).error?.issues[0]?.message;

afterEach(() => void jest.restoreAllMocks());

test.each([
  ['geheim1', 'geheim1', undefined],
  ['geheim1', 'geheim2', passwordMessages.passwordRepeat],
  ['gehei', 'gehei', passwordMessages.passwordLength],
  ['g'.repeat(41), 'g'.repeat(41), passwordMessages.passwordLength],
])('%j with %j: %j', (password, repeat, problem) => {
  expect(problemOf(password, repeat)).toBe(problem);
});

test('endless texts are refused by their length, before any work', () => {
  const segment = jest.spyOn(Intl.Segmenter.prototype, 'segment');
  const normalize = jest.spyOn(String.prototype, 'normalize');
  const endless = 'a'.repeat(1_000);
  expect(problemOf(endless, endless)).toBe(passwordMessages.passwordLength);
  expect(problemOf('geheim1', endless)).toBe(passwordMessages.passwordRepeat);
  expect(segment.mock.calls.flat()).not.toContain(endless);
  expect(normalize.mock.contexts).not.toContain(endless);
});
