import { badInput } from '@tippspiel/shared/contracts/errors/app-error';
import type { SaveOperatorPostInput } from '../generated/schema.ts';

/** The fields of POST posts: a player's, or an operator's (specification, chapter 3, 'Post form'). */
export type PostForm = {
  id?: number;
  text: string;
  groupId: number;
  version?: number;
  key?: string;
  subject?: string;
  pictureUrl?: string;
  priceId?: number;
  priceKind?: string;
  winnerstring?: string;
  isNotCommentable?: boolean;
  isPublished?: boolean;
};

/** One that is there is enough: what an operator has left empty must not go out as a player's post. */
const operatorFields = [
  ...['subject', 'pictureUrl', 'priceId', 'priceKind', 'winnerstring', 'isNotCommentable', 'isPublished'],
] as (keyof PostForm)[];

/** Only operators change what stands there. */
export const isOperatorPost = (form: PostForm): boolean =>
  (form.id ?? 0) > 0 || operatorFields.some((field) => form[field] !== undefined);

/** The whole form: what is left out is empty, but for the picture, which stays. */
export function toOperatorPost(form: PostForm): SaveOperatorPostInput {
  if (form.groupId)
    throw badInput('Einträge der Redaktion stehen auf der Startseite, nicht in Spielergruppen.', 'groupId');
  const {
    id,
    text,
    version,
    key,
    subject = '',
    pictureUrl,
    isNotCommentable = false,
    isPublished = false,
  } = form;
  return {
    postId: id,
    version,
    key,
    subject,
    text,
    pictureUrl,
    isPublished,
    isCommentAble: !isNotCommentable,
    drawing: drawingOf(form),
  };
}

/** Half a drawing is left to the server to refuse. */
function drawingOf({ priceId = 0, priceKind = '', winnerstring = '' }: PostForm) {
  if (!priceId && !priceKind.trim() && !winnerstring.trim()) return null;
  return { priceId, priceKind, winnerString: winnerstring };
}
