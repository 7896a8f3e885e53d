import { describe, expect, test } from '@jest/globals';
import { newPost, type Comment } from '../../domain/post.ts';
import { commentsSeenBy, commentSeenBy, postSeenBy } from './seen-by.ts';

const REMOVED = 'Von der Redaktion entfernt';
const AUTHOR = 1;
const OTHER = 2;
const comment = (id: number, userId: number, isHidden = false): Comment => ({
  ...{ id, postId: 1, userId, text: isHidden ? '' : `Nr. ${id}`, dateCreated: new Date(id) },
  ...{ likeCount: 3, isHidden },
});
const post = {
  ...newPost({ id: 1, userId: AUTHOR, groupId: null, text: 'Böse', dateCreated: new Date(0) }),
  ...{ likeCount: 4, commentCount: 9 },
  lastComments: [15, 16, 17, 18, 19].map((id) => comment(id, OTHER)),
  hiddenComments: [comment(12, AUTHOR, true), comment(14, OTHER, true), comment(20, OTHER, true)],
};

describe('a post', () => {
  test('that is hidden is visible only to its author, without its content', () => {
    const hidden = { ...post, isHidden: true, subject: 'Titel', pictureStamp: 'o1' };
    expect(postSeenBy(OTHER, hidden)).toBeNull();
    expect(postSeenBy(AUTHOR, hidden)).toMatchObject({
      ...{ id: 1, text: REMOVED, subject: '', pictureStamp: '', isCommentAble: false, isHidden: true },
      ...{ likeCount: 0, commentCount: 0, lastComments: [], hiddenComments: [] },
    });
  });

  test('shows each author the own hidden comments among the last five, and counts them', () => {
    expect(postSeenBy(3, post)).toBe(post);
    const seen = postSeenBy(OTHER, post)!;
    expect(seen.commentCount).toBe(11);
    expect(seen.lastComments.map(({ id }) => id)).toEqual([16, 17, 18, 19, 20]);
    expect(seen.lastComments.at(-1)).toMatchObject({ text: REMOVED, likeCount: 0, isHidden: true });
    expect(postSeenBy(AUTHOR, post)).toMatchObject({ commentCount: 10, lastComments: post.lastComments });
  });
});

describe('a part of the comments', () => {
  test('contains the own hidden comments in their original positions', () => {
    const ids = (userId: number, beforeId: number, limit: number, ...shown: number[]) =>
      commentsSeenBy(
        userId,
        post,
        shown.map((id) => comment(id, OTHER)),
        { beforeId, limit },
      ).map(({ id }) => id);
    expect(ids(OTHER, 16, 3, 11, 13, 15)).toEqual([13, 14, 15]);
    expect(ids(OTHER, 0, 100, 11, 13, 15)).toEqual([11, 13, 14, 15, 20]);
    expect(ids(AUTHOR, 13, 25, 11)).toEqual([11, 12]);
    expect(ids(3, 16, 3, 11, 13, 15)).toEqual([11, 13, 15]);
  });
});

test('a hidden comment is visible only to its author', () => {
  expect(commentSeenBy(AUTHOR, comment(5, OTHER))).toEqual(comment(5, OTHER));
  expect(commentSeenBy(AUTHOR, comment(5, OTHER, true))).toBeNull();
  expect(commentSeenBy(OTHER, comment(5, OTHER, true))).toMatchObject({ text: REMOVED, likeCount: 0 });
});
