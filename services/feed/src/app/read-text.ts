import { badInput } from '@tippspiel/shared/contracts/errors/app-error';
import { checkText } from '@tippspiel/shared/platform/text/plain-text';
import { textProblems } from './messages.ts';

export const MAX_TEXT = 5_000;

/** Validates the text of a post or comment: plain text of several lines, with only the surrounding blanks removed. */
export function readText(given: string): string {
  const checked = checkText(given, { max: MAX_TEXT, lines: true });
  if (!checked.ok) throw badInput(textProblems[checked.problem], 'text');
  return checked.text;
}
