import { requireText } from '@tippspiel/shared/platform/text/plain-text';
import { textProblems } from './messages.ts';

export const MAX_TEXT = 5_000;

/** Validates the text of a post or comment: plain text of several lines, with only the surrounding blanks removed. */
export const readText = (given: string): string =>
  requireText(given, { max: MAX_TEXT, lines: true }, textProblems, 'text');
