import { newPost, type Drawing, type Post } from '../post.ts';

export type OperatorPostContent = {
  subject: string;
  /** Sanitized HTML. */
  text: string;
  /** Null keeps the picture, '' removes it. */
  pictureStamp: string | null;
  isCommentAble: boolean;
  isPublished: boolean;
  drawing: Drawing | null;
};

const pictureAddress = (id: number): string => `/api/downloadImage/posts/${id}.jpg`;

/** Whether the text is the address of the post's current picture, as a form may send it back. */
export const isOwnPicture = (text: string, id: number): boolean =>
  text === pictureAddress(id) || text.startsWith(`${pictureAddress(id)}?`);

/** The picture's URL. A new picture gets a new URL, so that browsers may cache each for long. */
export const pictureUrl = ({ id, pictureStamp, dateImageChanged }: Post): string =>
  pictureStamp ? `${pictureAddress(id)}?v=${dateImageChanged?.getTime() ?? 0}` : '';

type At = { id: number; userId: number; now: Date };

/** A new operator's post: a draft, or published at once. */
export function newOperatorPost(
  { pictureStamp, ...content }: OperatorPostContent,
  { id, userId, now }: At,
): Post {
  const stamp = pictureStamp ?? '';
  return {
    ...newPost({ id, userId, groupId: null, text: content.text, dateCreated: now }),
    ...content,
    isOperator: true,
    pictureStamp: stamp,
    dateImageChanged: stamp ? now : null,
    version: 1,
  };
}

/**
 * The post after an operator's change. A published post stays published. A draft that is published gets the current
 * date and the newest position in the feed. `dateImageChanged` changes only with the picture.
 */
export function changedPost(
  before: Post,
  { pictureStamp: wanted, ...content }: OperatorPostContent,
  { now, newPlace }: { now: Date; newPlace: number | null },
): Post {
  const pictureStamp = wanted ?? before.pictureStamp;
  const isNewPicture = pictureStamp !== before.pictureStamp;
  const dateOfPicture = isNewPicture ? now : before.dateImageChanged;
  const isPublished = before.isPublished || content.isPublished;
  return {
    ...before,
    ...content,
    isPublished,
    pictureStamp,
    dateImageChanged: pictureStamp ? dateOfPicture : null,
    ...(isPublished && !before.isPublished && { dateCreated: now, place: newPlace }),
  };
}
