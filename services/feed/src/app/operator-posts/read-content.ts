import { badInput } from '@tippspiel/shared/contracts/errors/app-error';
import { compose } from '@tippspiel/shared/platform/text/compose';
import { readableText, safeHtml, spokenText } from '@tippspiel/shared/platform/text/operator-html';
import { pictureStampIn } from '@tippspiel/shared/contracts/text/picture-stamp';
import { checkText, requireText } from '@tippspiel/shared/platform/text/plain-text';
import { hasToken } from '../../domain/operator-posts/announcement.ts';
import { isOwnPicture, type OperatorPostContent } from '../../domain/operator-posts/operator-post.ts';
import type { Drawing } from '../../domain/post.ts';
import { textProblems } from '../messages.ts';
import { MAX_TEXT } from '../read-text.ts';
import { operatorPostMessages as messages, subjectProblems } from './messages.ts';

type DrawingInput = { priceId?: number | null; priceKind?: string | null; winnerString?: string | null };

export type OperatorPostInput = {
  postId?: number | null;
  version?: number | null;
  key?: string | null;
  subject: string;
  text: string;
  pictureUrl?: string | null;
  isCommentAble: boolean;
  isPublished: boolean;
  drawing?: DrawingInput | null;
};

/** Specification, chapter 9. */
const MAX_SUBJECT = 500;
/** Includes markup; no real post is longer. */
const MAX_HTML = 50_000;
const MAX_KIND = 50;
/** Enough for all winners of a prize with the longest names. */
const MAX_WINNERS = 6_000;

/** @throws AppError BAD_USER_INPUT with the field */
export function readContent({
  isCommentAble,
  isPublished,
  ...given
}: OperatorPostInput): OperatorPostContent {
  return {
    subject: readSubject(given.subject),
    text: readHtml(given.text),
    pictureStamp: readPicture(given.pictureUrl ?? null, given.postId ?? 0),
    drawing: readDrawing(given.drawing ?? null),
    isCommentAble,
    isPublished,
  };
}

function readSubject(given: string): string {
  const subject = requireText(given, { max: MAX_SUBJECT, lines: false }, subjectProblems, 'subject');
  refuseToken(subject, 'subject');
  return subject;
}

/** Sanitizes HTML. Its length counts only the readable text, because nobody counts tags. */
function readHtml(given: string): string {
  if (given.length > MAX_HTML) throw badInput(textProblems.tooLong, 'text');
  const html = safeHtml(compose(given).trim());
  // Screen readers also read the descriptions of pictures.
  for (const text of [readableText(html), spokenText(html)])
    requireText(text, { max: MAX_TEXT, lines: true }, textProblems, 'text');
  refuseToken(html, 'text');
  return html;
}

function readPicture(given: string | null, postId: number): string | null {
  if (given === null || (postId && isOwnPicture(given, postId))) return null;
  const stamp = given && pictureStampIn(given, 'posts');
  if (stamp === null) throw badInput(messages.noSuchPicture, 'pictureUrl');
  return stamp;
}

/** Either all of its fields or none. `check-drawing.ts` checks later whether the prize exists. */
function readDrawing(given: DrawingInput | null): Drawing | null {
  if (!given) return null;
  const { priceId, priceKind, winnerString } = given;
  if (!priceId || !priceKind?.trim() || !winnerString?.trim())
    throw badInput(messages.incompleteDrawing, 'drawing');
  const kind = checkText(priceKind, { max: MAX_KIND, lines: false });
  const winners = checkText(winnerString, { max: MAX_WINNERS, lines: true });
  if (!winners.ok && winners.problem === 'tooLong')
    throw badInput(messages.winnersTooLong(MAX_WINNERS), 'drawing');
  if (priceId < 0 || !kind.ok || !winners.ok) throw badInput(messages.badDrawing, 'drawing');
  refuseToken(winners.text, 'drawing');
  return { priceId, priceKind: kind.text, winnerString: winners.text };
}

/** Only saving creates tokens, so that no input can name a player who has not won. */
function refuseToken(text: string, field: string): void {
  if (hasToken(text)) throw badInput(messages.token, field);
}
