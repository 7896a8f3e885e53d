import { foldEmail, looksLikeEmail } from '@tippspiel/shared/text/email';
import { checkText, countVisible } from '@tippspiel/shared/text/plain-text';
import { z } from 'zod';
import { isTypeable } from '../domain/text.ts';
import { messages } from './messages.ts';

/** Limits of specification, chapter 9. */
const FIRSTNAME_MAX = 200;
const LASTNAME_MAX = 500;
const EMAIL_MAX = 500;
const PASSWORD_MIN = 6;
const PASSWORD_MAX = 40;
/** Longer than any guid of ours; what is longer is none. */
const GUID_MAX = 64;

const name = (max: number, missing: string, tooLong: string) =>
  z.string(missing).transform((given, context) => {
    const checked = checkText(given.normalize('NFC'), { max, lines: false });
    if (checked.ok) return checked.text;
    const message = { missing, tooLong, forbidden: messages.characters }[checked.problem];
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

export const firstname = name(FIRSTNAME_MAX, messages.firstname, messages.firstnameTooLong);
export const lastname = name(LASTNAME_MAX, messages.lastname, messages.lastnameTooLong);

export const email = z
  .string(messages.email)
  .max(EMAIL_MAX, { error: messages.emailTooLong, abort: true })
  .transform(foldEmail)
  .refine(looksLikeEmail, messages.email);

/** Six that can be seen: blanks and invisible letters are no secret. Forty of any kind. */
const hasPasswordLength = (given: string): boolean =>
  countVisible(given.normalize('NFC')) >= PASSWORD_MIN && [...given].length <= PASSWORD_MAX;

export const newPassword = z
  .string(messages.password)
  .refine(hasPasswordLength, messages.passwordLength)
  .refine(isTypeable, messages.characters);

/** A new player's form. An unknown or impossible guid of a recommender is no reason to turn a player away. */
export const registerInput = z
  .object({
    firstname,
    lastname,
    email,
    password: newPassword,
    passwordRepeat: z.string(messages.passwordRepeat),
    gender: z.enum(['f', 'm'], messages.gender),
    acceptTerms: z.literal(true, messages.acceptTerms),
    recommendGuid: z.string().max(GUID_MAX).nullish().catch(null),
  })
  .refine(({ password, passwordRepeat }) => password === passwordRepeat, {
    path: ['passwordRepeat'],
    error: messages.passwordRepeat,
  });

/** A password that can never have been accepted is simply wrong, unless it is so long that hashing it costs. */
const PASSWORD_LOGIN_MAX = 200;

export const loginInput = z.object({
  email,
  password: z
    .string(messages.password)
    .min(1, messages.password)
    .max(PASSWORD_LOGIN_MAX, messages.passwordLength),
});
