import { dictionary } from '@zxcvbn-ts/language-common';
import { isLongerThan } from '@tippspiel/shared/platform/text/characters';
import { countVisible } from '@tippspiel/shared/platform/text/plain-text';
import { z } from 'zod';
import { commonPasswords, foldPassword, isTypeable } from '../../domain/passwords.ts';
import { messages } from '../messages.ts';
import { PASSWORD_UNITS_MAX } from './given-password.ts';
import { passwordMessages } from './messages.ts';

/** Specification, chapter 9. */
const PASSWORD_MIN = 6;
const PASSWORD_MAX = 40;

/** Ranked by how often they occurred in leaks. */
const isCommon = commonPasswords(dictionary['passwords-common']);

/** At least six visible characters, because blanks and invisible ones are no secret; at most forty of any kind. */
const hasPasswordLength = (given: string): boolean =>
  !isLongerThan(given, PASSWORD_MAX) && countVisible(given) >= PASSWORD_MIN;

export const newPassword = z
  .string(passwordMessages.password)
  .max(PASSWORD_UNITS_MAX, { error: passwordMessages.passwordLength, abort: true })
  .refine(hasPasswordLength, passwordMessages.passwordLength)
  .refine(isTypeable, messages.characters)
  .refine((given) => !isCommon(given), passwordMessages.passwordCommon);

type Problem = { path: string[]; error: string };

/** A new password typed twice. Spread the fields into a form, and refine the form by `repeated`. */
export const passwordPair = {
  password: newPassword,
  passwordRepeat: z
    .string(passwordMessages.passwordRepeat)
    .max(PASSWORD_UNITS_MAX, { error: passwordMessages.passwordRepeat, abort: true }),
};

/** Arguments for `refine`: the check, and the message if it fails. */
export const repeated: [(form: { password: string; passwordRepeat: string }) => boolean, Problem] = [
  ({ password, passwordRepeat }) => foldPassword(password) === foldPassword(passwordRepeat),
  { path: ['passwordRepeat'], error: passwordMessages.passwordRepeat },
];
