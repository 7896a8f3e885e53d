import { comparing, type ConflictRow } from '../../../components/conflict-row.ts';
import type { SaveOperatorPostInput } from '../../../generated/schema.ts';
import type { AnnouncementValue } from '../../../lib/game/announcement-field.ts';
import { plainText } from '../../../lib/text/html.ts';
import type { Problems } from '../../../lib/form/use-form.ts';
import { operatorTexts as texts } from './texts.ts';

/** The post that the form starts with. */
export interface EditedPost {
  id: number;
  version: number;
  subject: string;
  text: string;
  pictureUrl: string;
  isPublished: boolean;
  isCommentAble: boolean;
  priceKind: string;
  winnerString: string;
  price: { id: number } | null;
}

/** The form's values; its fields have the names that the server's errors use. */
export interface OperatorForm {
  subject: string;
  /** HTML. */
  text: string;
  /** Stamp of a new picture, '' for none, null to keep the current one. */
  pictureUrl: string | null;
  isNotCommentAble: boolean;
  publishNow: boolean;
  drawing: AnnouncementValue | null;
}

const commentableLabel = (is: boolean): string => (is ? texts.notCommentAble : texts.commentAble);

export const formOf = (post: EditedPost | null): OperatorForm => ({
  subject: post?.subject ?? '',
  text: post?.text ?? '',
  pictureUrl: null,
  isNotCommentAble: post ? !post.isCommentAble : false,
  publishNow: false,
  drawing:
    post && (post.price || post.winnerString)
      ? { priceId: post.price?.id ?? null, priceKind: post.priceKind, winnerString: post.winnerString }
      : null,
});

const isDrawingComplete = ({ priceId, priceKind, winnerString }: AnnouncementValue): boolean =>
  priceId !== null && priceKind !== '' && winnerString.trim() !== '';

/**
 * Specification, chapter 5. The server checks lengths.
 * @param picture the problem with a chosen picture, which must not get lost
 */
export const check = (
  { subject, text, drawing }: OperatorForm,
  picture?: string,
): Problems<OperatorForm> => ({
  ...(picture && { pictureUrl: picture }),
  ...(!subject.trim() && { subject: texts.problems.subject }),
  ...(!plainText(text) && { text: texts.problems.text }),
  ...(drawing && !isDrawingComplete(drawing) && { drawing: texts.problems.drawing }),
});

/** @param key of a new post; retries of this form send the same one */
export const toInput = (
  form: OperatorForm,
  { post, key, version }: { post: EditedPost | null; key: string; version: number },
): SaveOperatorPostInput => ({
  postId: post?.id,
  ...(post ? { version } : { key }),
  subject: form.subject.trim(),
  text: form.text,
  pictureUrl: form.pictureUrl,
  isCommentAble: !form.isNotCommentAble,
  isPublished: form.publishNow || (post?.isPublished ?? false),
  drawing: form.drawing,
});

/** Whether the post can be published unchanged: its prize may be gone. */
export const isComplete = (post: EditedPost): boolean => {
  const { drawing } = formOf(post);
  return drawing === null || isDrawingComplete(drawing);
};

/** The unchanged post, published. */
export const toPublish = (post: EditedPost): SaveOperatorPostInput =>
  toInput({ ...formOf(post), publishNow: true }, { post, key: '', version: post.version });

/** The submit button's label (specification, chapter 2). */
export const submitLabel = (post: EditedPost | null, { publishNow }: OperatorForm): string => {
  if (post?.isPublished) return texts.change;
  return publishNow ? texts.publish : texts.saveDraft;
};

const stateOf = (isPublished = false): string => (isPublished ? texts.isPublished : texts.isDraft);

/**
 * The rows of a conflict: values saved by another operator beside the entered ones.
 * @param current the post as it is saved now
 * @param begun the post that the form started with
 */
export const differences = (
  current: EditedPost | null,
  begun: EditedPost | null,
  own: OperatorForm,
): ConflictRow[] => {
  const theirs = formOf(current);
  const row = comparing(theirs, own);
  const isSamePrize = theirs.drawing?.priceId === own.drawing?.priceId;
  return [
    {
      label: texts.state,
      theirs: stateOf(current?.isPublished),
      own: stateOf(own.publishNow || begun?.isPublished),
    },
    row(texts.subject, ({ subject }) => subject),
    row(texts.text, ({ text }) => plainText(text)),
    {
      label: texts.prize,
      theirs: theirs.drawing ? (isSamePrize ? texts.ownPrize : texts.otherPrize) : '',
      own: own.drawing ? texts.ownPrize : '',
    },
    row(texts.winners, ({ drawing }) => drawing?.winnerString ?? ''),
    row(texts.notCommentAble, ({ isNotCommentAble }) => commentableLabel(isNotCommentAble)),
  ];
};
