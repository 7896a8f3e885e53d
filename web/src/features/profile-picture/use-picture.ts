import { useEffect, useReducer, useRef } from 'react';
import { checkImageFile, RefusedFileError, uploadImage } from '../../lib/upload.ts';
import { nextPicture, type PictureState } from './picture-state.ts';
import { useSetPicture } from './use-set-picture.ts';

interface Picture {
  state: PictureState;
  /** Sends it at once; nothing is chosen with undefined. */
  choose: (file: File | undefined) => void;
  save: () => Promise<void>;
  /** Gives the choice up, and an upload on its way. */
  discard: () => void;
}

export const usePicture = (): Picture => {
  const [state, dispatch] = useReducer(nextPicture, { step: 'empty' });
  const upload = useRef<AbortController>(undefined);
  const { save } = useSetPicture();
  useEffect(() => () => upload.current?.abort(), []);

  const choose = (file: File | undefined): void => {
    upload.current?.abort();
    const problem = checkImageFile(file);
    if (problem || !file) return dispatch({ type: 'refused', message: problem ?? '' });
    const controller = new AbortController();
    upload.current = controller;
    dispatch({ type: 'chosen', file });
    const onProgress = (share: number): void => dispatch({ type: 'progress', share });
    uploadImage(file, { onProgress, signal: controller.signal }).then(
      (code) => dispatch({ type: 'uploaded', code }),
      (error: Error) => {
        if (controller.signal.aborted) return;
        const type = error instanceof RefusedFileError ? 'refused' : 'uploadFailed';
        dispatch({ type, message: error.message });
      },
    );
  };

  return {
    state,
    choose,
    save: async () => {
      if (state.step === 'empty' || state.step === 'saved') return choose(undefined);
      if (state.step !== 'uploaded' && state.step !== 'saveFailed') return;
      dispatch({ type: 'saveStarted' });
      const failure = await save(state.code);
      dispatch(failure ? { type: 'saveFailed', message: failure.message } : { type: 'saved' });
    },
    discard: () => {
      upload.current?.abort();
      dispatch({ type: 'discarded' });
    },
  };
};
