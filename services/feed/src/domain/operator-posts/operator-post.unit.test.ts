import { describe, expect, test } from '@jest/globals';
import {
  changedPost,
  isOwnPicture,
  newOperatorPost,
  pictureUrl,
  type OperatorPostContent,
} from './operator-post.ts';
import { placeOf } from '../post.ts';

const at = (minute: number) => new Date(Date.parse('2024-06-14T12:00:00Z') + minute * 60_000);
const STAMP = `o${'a'.repeat(32)}`;
const OTHER = `o${'b'.repeat(32)}`;

const content: OperatorPostContent = {
  subject: 'Los geht’s',
  text: '<p>Heute</p>',
  pictureStamp: STAMP,
  isCommentAble: true,
  isPublished: false,
  drawing: null,
};
const draft = newOperatorPost(content, { id: 7, userId: 1, now: at(0) });
const change = (more: Partial<OperatorPostContent>, before = draft, newPlace: number | null = 12) =>
  changedPost(before, { ...content, pictureStamp: null, ...more }, { now: at(5), newPlace });

describe('an operator’s post', () => {
  test('starts as a draft with its picture', () => {
    expect(draft).toMatchObject({
      ...{ id: 7, isOperator: true, isPublished: false, version: 1, place: null },
      ...{ pictureStamp: STAMP, dateImageChanged: at(0), dateCreated: at(0) },
    });
    expect(pictureUrl(draft)).toBe(`/api/downloadImage/posts/7.jpg?v=${at(0).getTime()}`);
  });

  test('keeps its position and date while it is a draft', () => {
    expect(change({ subject: 'Anders' }, draft, null)).toMatchObject({
      ...{ subject: 'Anders', dateCreated: at(0), place: null, isPublished: false },
    });
  });

  test('moves to the top when it is published', () => {
    const published = change({ isPublished: true });
    expect(published).toMatchObject({ isPublished: true, dateCreated: at(5), place: 12 });
    expect([placeOf(draft), placeOf(published)]).toEqual([7, 12]);
  });

  test('stays published, in the same position', () => {
    const published = change({ isPublished: true });
    expect(changedPost(published, content, { now: at(9), newPlace: null })).toMatchObject({
      ...{ isPublished: true, place: 12, dateCreated: at(5) },
    });
  });

  test('changes the date of its picture only with the picture', () => {
    expect(change({}).dateImageChanged).toEqual(at(0));
    expect(change({ pictureStamp: STAMP }).dateImageChanged).toEqual(at(0));
    expect(change({ pictureStamp: OTHER })).toMatchObject({
      pictureStamp: OTHER,
      dateImageChanged: at(5),
    });
    const without = change({ pictureStamp: '' });
    expect(without).toMatchObject({ pictureStamp: '', dateImageChanged: null });
    expect(pictureUrl(without)).toBe('');
  });
});

test('the address of the own picture means the current picture', () => {
  expect(isOwnPicture(pictureUrl(draft), 7)).toBe(true);
  expect(isOwnPicture('/api/downloadImage/posts/7.jpg', 7)).toBe(true);
  expect(isOwnPicture('/api/downloadImage/posts/71.jpg', 7)).toBe(false);
  expect(isOwnPicture(pictureUrl(draft), 8)).toBe(false);
});
