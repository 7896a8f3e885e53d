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

type TextOptions = { lines?: boolean; isName?: boolean; missing?: string };

/** Trimmed; empty if nothing is visible, unless there is a message for that. */
export const text = (max: number, tooLong: string, { lines = false, isName, missing }: TextOptions = {}) =>
  z.string(missing).transform((given, context) => {
    const checked = checkText(given, { max, lines, isName });
    if (checked.ok) return checked.text;
    if (checked.problem === 'missing' && missing === undefined) return '';
    const message = { missing, tooLong, forbidden: messages.characters }[checked.problem];
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

const name = (max: number, missing: string, tooLong: string) => text(max, tooLong, { isName: true, missing });

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
