import { foldEmail, looksLikeEmail } from '@tippspiel/shared/platform/text/email';
import { checkText } from '@tippspiel/shared/platform/text/plain-text';
import { z } from 'zod';
import { messages } from '../messages.ts';
import { passwordPair, repeated } from '../passwords/new-password.ts';
import { accountMessages } from './messages.ts';

/** Limits of specification, chapter 9. */
const FIRSTNAME_MAX = 200;
const LASTNAME_MAX = 500;
const EMAIL_MAX = 500;
/** Longer than any of our guids; a longer value counts as unknown. */
const GUID_MAX = 64;

/** A recommender's guid; an unknown or malformed one never blocks anything. */
export const recommendGuidInput = z.string().max(GUID_MAX).nullish().catch(null);

const name = (max: number, missing: string, tooLong: string) =>
  z.string(missing).transform((given, context) => {
    const checked = checkText(given, { max, lines: false, isName: true });
    if (checked.ok) return checked.text;
    const message = { missing, tooLong, forbidden: messages.characters }[checked.problem];
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

export const firstname = name(FIRSTNAME_MAX, accountMessages.firstname, accountMessages.firstnameTooLong);
export const lastname = name(LASTNAME_MAX, accountMessages.lastname, accountMessages.lastnameTooLong);
export const gender = z.enum(['f', 'm'], accountMessages.gender);

export const email = z
  .string(accountMessages.email)
  .max(EMAIL_MAX, { error: accountMessages.emailTooLong, abort: true })
  .transform(foldEmail)
  .refine(looksLikeEmail, accountMessages.email);

/** A new player's form. */
export const registerInput = z
  .object({
    firstname,
    lastname,
    email,
    ...passwordPair,
    gender,
    acceptTerms: z.literal(true, accountMessages.acceptTerms),
    recommendGuid: recommendGuidInput,
  })
  .refine(...repeated);
