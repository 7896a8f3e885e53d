import { badInput } from '@tippspiel/shared/contracts/errors/app-error';
import { compose } from '@tippspiel/shared/platform/text/compose';
import { checkText, requireText, type CheckedText } from '@tippspiel/shared/platform/text/plain-text';
import { nameProblems, passwordProblems } from './messages.ts';

const MAX_NAME = 200;
const MAX_PASSWORD = 50;

/** The name of a group: one line, 1 to 200 characters (specification, chapter 5). */
export const readName = (given: string): string =>
  requireText(given, { max: MAX_NAME, lines: false, isName: true }, nameProblems, 'name');

/** @returns undefined to keep the password, null for none */
export function readPassword(given: string | null | undefined): string | null | undefined {
  if (given === null || given === undefined) return undefined;
  const password = normalizePassword(given);
  if (!password) return null;
  const checked = checkPassword(password);
  if (!checked.ok) throw badInput(passwordProblems[checked.problem], 'password');
  return password;
}

/** Normalizes a password for comparison: trimmed, with a unique encoding of accents. */
export const normalizePassword = (password: string | null | undefined): string =>
  compose(password ?? '').trim();

/** One line of at most 50 characters (specification, chapter 5). */
export const checkPassword = (password: string): CheckedText =>
  checkText(password, { max: MAX_PASSWORD, lines: false });
