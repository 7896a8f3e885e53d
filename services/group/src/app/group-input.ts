import { isLongerThan } from '@tippspiel/shared/platform/text/characters';
import { checkText, type CheckedText } from '@tippspiel/shared/platform/text/plain-text';

const MAX_NAME = 200;
const MAX_PASSWORD = 50;

/** The name of a group: one line, 1 to 200 characters (specification, chapter 5). */
export const checkName = (name: string): CheckedText =>
  checkText(name, { max: MAX_NAME, lines: false, isName: true });

/** Normalizes a password for comparison: trimmed, with a unique encoding of accents. */
export const trimPassword = (password: string | null | undefined): string =>
  (password ?? '').normalize('NFC').trim();

/** True for at most 50 characters (specification, chapter 5). */
export const isPasswordShort = (password: string): boolean => !isLongerThan(password, MAX_PASSWORD);

/** True if it contains no invisible or unstorable characters. */
export const isPasswordPlain = (password: string): boolean =>
  checkText(password, { max: MAX_PASSWORD, lines: false }).ok;
