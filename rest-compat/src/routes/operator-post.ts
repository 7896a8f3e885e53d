import { badInput } from '@tippspiel/shared/contracts/errors/app-error';
import type { SaveOperatorPostInput } from '../generated/schema.ts';

/** The fields of POST posts, for players and operators (specification, chapter 3, 'Post form'). */
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

type SharedField = 'id' | 'text' | 'groupId' | 'version' | 'key';

/** Any of these fields, even an empty one, marks an operators' post, so that it is never published as a player's. */
const operatorFields = Object.keys({
  subject: true,
  pictureUrl: true,
  priceId: true,
  priceKind: true,
  winnerstring: true,
  isNotCommentable: true,
  isPublished: true,
} satisfies Record<Exclude<keyof PostForm, SharedField>, true>) as (keyof PostForm)[];

/** An id counts too, because only operators change posts. */
export const isOperatorPost = (form: PostForm): boolean =>
  (form.id ?? 0) > 0 || operatorFields.some((field) => form[field] !== undefined);

/** Converts the whole form. Missing fields become empty, except for the picture, which is kept. */
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

/** The graph refuses an incomplete drawing. */
function drawingOf({ priceId = 0, priceKind = '', winnerstring = '' }: PostForm) {
  if (!priceId && !priceKind.trim() && !winnerstring.trim()) return null;
  return { priceId, priceKind, winnerString: winnerstring };
}
