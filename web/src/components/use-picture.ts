import { useEffect, useEffectEvent, useReducer, useRef, useState, type ChangeEvent } from 'react';
import type { Failure } from '../lib/failure.ts';
import { checkImageFile, RefusedFileError, uploadImage } from '../lib/connection/upload.ts';
import { useUnsaved } from '../lib/save/unsaved.ts';
import type { Crop } from './largest-crop.ts';
import { nextPicture, type PictureState } from './picture-state.ts';

interface Picture {
  state: PictureState;
  /** The chosen file, not saved yet. */
  file: File | null;
  /** The part of the file to save; null until the crop knows it. */
  part: Crop | null;
  setPart: (part: Crop) => void;
  /** Uploads the file at once; undefined if no file was chosen. */
  choose: (file: File | undefined) => void;
  /** For the file input. */
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  /** Saves the picture with the chosen part. */
  save: () => Promise<void>;
  /** Drops the chosen file and cancels its upload. */
  discard: () => void;
}

/** Saves an uploaded file as a picture, by its temporary name and with the chosen part. */
export type SavePicture = (code: string, part: Crop | null) => Promise<Failure | null>;

/** @param maxBytes the server's limit; a file chosen while it is undefined waits for it */
export const usePicture = (maxBytes: number | undefined, save: SavePicture): Picture => {
  const [state, dispatch] = useReducer(nextPicture, { step: 'empty' });
  const [chosen, setChosen] = useState<{ file: File; part: Crop } | null>(null);
  const file = 'file' in state ? state.file : null;
  const part = chosen?.file === file ? chosen.part : null;
  const upload = useRef<AbortController>(undefined);
  const waiting = useRef<File>(undefined);
  useEffect(() => () => upload.current?.abort(), []);
  // Files are not kept in storage.
  useUnsaved(file !== null, 'picture', { asks: true });

  const giveUp = (): void => {
    upload.current?.abort();
    waiting.current = undefined;
  };
  const choose = (next: File | undefined): void => {
    giveUp();
    const problem = checkImageFile(next, maxBytes);
    if (problem || !next) return dispatch({ type: 'refused', message: problem ?? '' });
    dispatch({ type: 'chosen', file: next });
    if (maxBytes === undefined) {
      waiting.current = next;
      return;
    }
    const controller = new AbortController();
    upload.current = controller;
    const onProgress = (share: number): void => dispatch({ type: 'progress', share });
    uploadImage(next, { onProgress, signal: controller.signal }).then(
      (code) => dispatch({ type: 'uploaded', code }),
      (error: Error) => {
        if (controller.signal.aborted) return;
        const type = error instanceof RefusedFileError ? 'refused' : 'uploadFailed';
        dispatch({ type, message: error.message });
      },
    );
  };
  const sendWaiting = useEffectEvent(() => {
    if (waiting.current) choose(waiting.current);
  });
  const isLimitKnown = maxBytes !== undefined;
  useEffect(() => {
    if (isLimitKnown) sendWaiting();
  }, [isLimitKnown]);

  return {
    state,
    file,
    part,
    setPart: (next) => file && setChosen({ file, part: next }),
    choose,
    onChange: ({ target }) => {
      choose(target.files?.[0]);
      // The same file can be chosen again after a failure.
      target.value = '';
    },
    save: async () => {
      if (state.step === 'empty' || state.step === 'saved') return choose(undefined);
      if (state.step !== 'uploaded' && state.step !== 'saveFailed') return;
      dispatch({ type: 'saveStarted' });
      const failure = await save(state.code, part);
      if (!failure) return dispatch({ type: 'saved' });
      dispatch({ type: 'saveFailed', message: failure.message, isGone: failure.code === 'NOT_FOUND' });
    },
    discard: () => {
      giveUp();
      dispatch({ type: 'discarded' });
    },
  };
};
