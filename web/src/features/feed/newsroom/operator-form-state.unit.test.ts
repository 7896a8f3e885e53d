import { describe, expect, test } from '@jest/globals';
import {
  formOf,
  isComplete,
  submitLabel,
  toInput,
  toPublish,
  type EditedPost,
} from './operator-form-state.ts';

const draft: EditedPost = {
  ...{ id: 7, version: 3, subject: 'Verlosung', text: '<p>Heute</p>', pictureUrl: '/bild.jpg' },
  ...{ isPublished: false, isCommentAble: false, priceKind: '', winnerString: '', price: null },
};
const drawn = { ...draft, priceKind: 'Tagespreis', winnerString: 'Ada', price: { id: 4 } };

describe('the form of an operator’s post', () => {
  test('starts with the saved values', () => {
    expect(formOf(draft)).toMatchObject({ isNotCommentAble: true, publishNow: false, drawing: null });
    expect(formOf(drawn).drawing).toEqual({ priceId: 4, priceKind: 'Tagespreis', winnerString: 'Ada' });
  });

  test('sends a new post with its key, and a change with the version that was seen', () => {
    const form = { ...formOf(null), subject: ' Neu ', text: '<p>x</p>', publishNow: true };
    expect(toInput(form, { post: null, key: 'k', version: 0 })).toEqual({
      ...{ postId: undefined, key: 'k', subject: 'Neu', text: '<p>x</p>', pictureUrl: null },
      ...{ isCommentAble: true, isPublished: true, drawing: null },
    });
    expect(toInput(formOf(draft), { post: draft, key: 'k', version: 3 })).toMatchObject({
      ...{ postId: 7, version: 3, isPublished: false, isCommentAble: false },
    });
  });

  test('keeps a post published, and publishes without other changes', () => {
    const published = { ...drawn, isPublished: true };
    expect(toInput(formOf(published), { post: published, key: '', version: 3 }).isPublished).toBe(true);
    expect(toPublish(drawn)).toMatchObject({
      ...{ postId: 7, version: 3, subject: 'Verlosung', text: '<p>Heute</p>', pictureUrl: null },
      ...{ isPublished: true, isCommentAble: false, drawing: { priceId: 4 } },
    });
  });

  test('is incomplete once its prize is gone', () => {
    expect([draft, drawn].map(isComplete)).toEqual([true, true]);
    expect(isComplete({ ...drawn, price: null })).toBe(false);
  });

  test('labels its button by what it does', () => {
    expect(submitLabel(null, formOf(null))).toBe('Speichern (später veröffentlichen)');
    expect(submitLabel(draft, { ...formOf(draft), publishNow: true })).toBe('Veröffentlichen');
    expect(submitLabel({ ...draft, isPublished: true }, formOf(draft))).toBe('Ändern');
  });
});
