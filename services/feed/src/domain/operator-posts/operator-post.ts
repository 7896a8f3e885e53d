import { newPost, type Drawing, type Post } from '../post.ts';

export type OperatorPostContent = {
  subject: string;
  /** HTML, cleaned. */
  text: string;
  /** Null leaves the picture as it is, '' removes it. */
  pictureStamp: string | null;
  isCommentAble: boolean;
  isPublished: boolean;
  drawing: Drawing | null;
};

const pictureAddress = (id: number): string => `/api/downloadImage/posts/${id}.jpg`;

/** Whether it is the address of the very picture that the post has, as a form may send it back. */
export const isOwnPicture = (text: string, id: number): boolean =>
  text === pictureAddress(id) || text.startsWith(`${pictureAddress(id)}?`);

/** The picture's address in browsers; another picture has another address, so that each may be kept for long. */
export const pictureUrl = ({ id, pictureStamp, dateImageChanged }: Post): string =>
  pictureStamp ? `${pictureAddress(id)}?v=${dateImageChanged?.getTime() ?? 0}` : '';

type At = { id: number; userId: number; now: Date };

/** An operator's post as it begins: a draft, or published at once. */
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
 * The post as the operator wants it. A published post stays published. A draft that is published takes the place in the feed
 * that a post written now would have, and its date. `dateImageChanged` changes with the picture alone.
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
