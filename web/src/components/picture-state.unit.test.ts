import { describe, expect, test } from '@jest/globals';
import { nextPicture, type PictureEvent, type PictureState } from './picture-state.ts';

const file = new File(['x'], 'ich.png', { type: 'image/png' });
const after = (...events: PictureEvent[]): PictureState =>
  events.reduce<PictureState>(nextPicture, { step: 'empty' });
const chosen: PictureEvent = { type: 'chosen', file };
const uploaded: PictureEvent = { type: 'uploaded', code: 'tmp-1' };

describe('nextPicture', () => {
  test('goes from the choice to the saved picture', () => {
    expect(after(chosen)).toEqual({ step: 'uploading', file, share: 0 });
    expect(after(chosen, { type: 'progress', share: 0.5 })).toEqual({ step: 'uploading', file, share: 0.5 });
    expect(after(chosen, uploaded)).toEqual({ step: 'uploaded', file, code: 'tmp-1' });
    expect(after(chosen, uploaded, { type: 'saveStarted' }).step).toBe('saving');
    expect(after(chosen, uploaded, { type: 'saveStarted' }, { type: 'saved' })).toEqual({ step: 'saved' });
  });
  test('can be saved again after a failure, without another upload', () => {
    const failed = after(chosen, uploaded, { type: 'saveStarted' }, { type: 'saveFailed', message: 'Nein' });
    expect(failed).toEqual({ step: 'saveFailed', file, code: 'tmp-1', message: 'Nein' });
    expect(nextPicture(failed, { type: 'saveStarted' }).step).toBe('saving');
  });
  test('must be uploaded again if the server has deleted it, and reports that it was not saved', () => {
    const gone = { type: 'saveFailed', message: 'Weg', isGone: true } as const;
    expect(after(chosen, uploaded, { type: 'saveStarted' }, gone)).toEqual({
      step: 'uploadFailed',
      file,
      title: 'Bild konnte nicht gespeichert werden',
      message: 'Weg',
    });
  });
  test('keeps the file of a failed upload', () => {
    expect(after(chosen, { type: 'uploadFailed', message: 'Nein' })).toEqual({
      step: 'uploadFailed',
      file,
      message: 'Nein',
    });
  });
  test('ignores late events of a cancelled upload', () => {
    expect(after(chosen, { type: 'discarded' }, uploaded)).toEqual({ step: 'empty' });
    expect(after(chosen, { type: 'discarded' }, { type: 'progress', share: 1 })).toEqual({ step: 'empty' });
  });
  test('cannot be saved before it is uploaded', () =>
    expect(after(chosen, { type: 'saveStarted' }).step).toBe('uploading'));
});
