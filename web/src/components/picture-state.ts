import { pictureTexts as texts } from './picture-texts.ts';

/** A picture is chosen, uploaded at once to a temporary file, then saved by the player (specification, chapter 4). */
export type PictureState =
  | { step: 'empty' }
  /** The file has the wrong type or is missing: there is nothing to show or to send again. */
  | { step: 'refused'; message: string }
  | { step: 'uploading'; file: File; share: number }
  /** `title`: what failed, if it was not just the upload. */
  | { step: 'uploadFailed'; file: File; title?: string; message: string }
  | { step: 'uploaded'; file: File; code: string }
  | { step: 'saving'; file: File; code: string }
  | { step: 'saveFailed'; file: File; code: string; message: string }
  | { step: 'saved' };

export type PictureEvent =
  | { type: 'refused'; message: string }
  | { type: 'chosen'; file: File }
  | { type: 'progress'; share: number }
  | { type: 'uploaded'; code: string }
  | { type: 'uploadFailed'; message: string }
  | { type: 'saveStarted' }
  | { type: 'saved' }
  /** `isGone`: the server has deleted the upload, so the file must be uploaded again. */
  | { type: 'saveFailed'; message: string; isGone?: boolean }
  | { type: 'discarded' };

/** Ignores events that do not fit the step: they come late from a cancelled upload. */
export const nextPicture = (state: PictureState, event: PictureEvent): PictureState => {
  switch (event.type) {
    case 'refused':
      return { step: 'refused', message: event.message };
    case 'chosen':
      return { step: 'uploading', file: event.file, share: 0 };
    case 'progress':
      return state.step === 'uploading' ? { ...state, share: event.share } : state;
    case 'uploaded':
      return state.step === 'uploading' ? { step: 'uploaded', file: state.file, code: event.code } : state;
    case 'uploadFailed':
      return state.step === 'uploading'
        ? { step: 'uploadFailed', file: state.file, message: event.message }
        : state;
    case 'saveStarted':
      return state.step === 'uploaded' || state.step === 'saveFailed'
        ? { step: 'saving', file: state.file, code: state.code }
        : state;
    case 'saved':
      return state.step === 'saving' ? { step: 'saved' } : state;
    case 'saveFailed':
      if (state.step !== 'saving') return state;
      return event.isGone
        ? { step: 'uploadFailed', file: state.file, title: texts.saveFailed, message: event.message }
        : { ...state, step: 'saveFailed', message: event.message };
    case 'discarded':
      return { step: 'empty' };
  }
};
