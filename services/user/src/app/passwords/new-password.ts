import { dictionary } from '@zxcvbn-ts/language-common';
import { isLongerThan } from '@tippspiel/shared/platform/text/characters';
import { countVisible } from '@tippspiel/shared/platform/text/plain-text';
import { z } from 'zod';
import { commonPasswords } from '../../domain/passwords/common.ts';
import { isTypeable } from '../../domain/passwords/typeable.ts';
import { foldPassword } from '../../domain/passwords/fold-password.ts';
import { messages } from '../messages.ts';
import { passwordMessages } from './messages.ts';

/** Specification, chapter 9. */
const PASSWORD_MIN = 6;
const PASSWORD_MAX = 40;

/** By how often they were found in leaks. */
const isCommon = commonPasswords(dictionary['passwords-common']);

/** Six that can be seen: blanks and invisible letters are no secret. Forty of any kind. */
const hasPasswordLength = (given: string): boolean =>
  countVisible(given) >= PASSWORD_MIN && !isLongerThan(given, PASSWORD_MAX);

export const newPassword = z
  .string(passwordMessages.password)
  .refine(hasPasswordLength, passwordMessages.passwordLength)
  .refine(isTypeable, messages.characters)
  .refine((given) => !isCommon(given), passwordMessages.passwordCommon);

type Problem = { path: string[]; error: string };

/** A new password typed twice: spread the fields into a form, and refine the form by `repeated`. */
export const passwordPair = {
  password: newPassword,
  passwordRepeat: z.string(passwordMessages.passwordRepeat),
};

/** For `refine`, spread: what to check, and what to say where it fails. */
export const repeated: [(form: { password: string; passwordRepeat: string }) => boolean, Problem] = [
  ({ password, passwordRepeat }) => foldPassword(password) === foldPassword(passwordRepeat),
  { path: ['passwordRepeat'], error: passwordMessages.passwordRepeat },
];
