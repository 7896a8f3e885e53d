import { badInput } from '@tippspiel/shared/contracts/errors/app-error';
import { checkText } from '@tippspiel/shared/platform/text/plain-text';
import { textProblems } from './messages.ts';

export const MAX_TEXT = 5_000;

/** The text of a post or comment: plain text of several lines, kept as it is given but for the blanks around it. */
export function readText(given: string): string {
  const checked = checkText(given, { max: MAX_TEXT, lines: true });
  if (!checked.ok) throw badInput(textProblems[checked.problem], 'text');
  return checked.text;
}
