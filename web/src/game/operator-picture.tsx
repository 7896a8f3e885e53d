import { useEffect, useRef, useState } from 'react';
import { Camera, Trash2 } from 'lucide-react';
import { usePolled } from '../apollo/use-polled.ts';
import { useSafeMutation } from '../apollo/use-safe-mutation.ts';
import { Button } from '../components/button.tsx';
import type { Crop } from '../components/largest-crop.ts';
import { lazyPart } from '../components/lazy.tsx';
import { PictureFrame } from '../components/picture-frame.tsx';
import { PictureMessage } from '../components/picture-message.tsx';
import { pictureTexts as texts } from '../components/picture-texts.ts';
import { Skeleton } from '../components/skeleton.tsx';
import { usePicture } from '../components/use-picture.ts';
import type { Failure } from '../lib/failure.ts';
import { CropForOperatorsDocument, UploadLimitDocument } from './operator-picture.generated.ts';

type PictureDirectory = 'posts' | 'sponsors' | 'prices';

export interface OperatorPictureProps {
  /** German label: 'Logo'. */
  label: string;
  directory: PictureDirectory;
  /** Aspect ratio of the crop. */
  ratio: number;
  /** URL of the current picture; empty without one. */
  currentUrl: string;
  /** The picture's name in a restored draft. */
  begun?: string | null;
  /** Receives the name after saving, '' after removing, null after discarding the change. */
  onChange: (name: string | null) => void;
  /** See PictureFrame. */
  ribbon?: string;
  /** Whether a chosen picture is not saved yet. */
  onPending?: (isPending: boolean) => void;
  /** Whether it shows an error. */
  onFailing?: (isFailing: boolean) => void;
}

const PictureCrop = lazyPart(async () => (await import('../components/picture-crop.tsx')).PictureCrop, {
  place: <Skeleton className="h-60 w-full rounded-md" />,
});

const WHOLE: Crop = { x: 0, y: 0, width: 100, height: 100 };

/** Chooses, crops and uploads an operators' picture; the surrounding form saves its name. */
export const OperatorPicture = (props: OperatorPictureProps) => {
  const { label, directory, ratio, currentUrl, begun, onChange, ribbon = '', onPending, onFailing } = props;
  const { data, failure } = usePolled(UploadLimitDocument);
  const [mutate] = useSafeMutation(CropForOperatorsDocument);
  /** URL of the changed picture; null if unchanged, '' for none. */
  const [changed, setChanged] = useState<string | null>(
    begun ? `/api/downloadImage/${directory}/${begun}` : (begun ?? null),
  );
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);

  const change = (name: string | null, url: string | null): void => {
    setChanged(url);
    onChange(name);
  };
  const crop = async (code: string, part: Crop | null): Promise<Failure | null> => {
    const { failure, data: result } = await mutate({ input: { code, directory, crop: part ?? WHOLE } });
    const upload = result?.cropUpload;
    if (upload) change(upload.code, upload.pictureUrl);
    return failure;
  };
  // Without a known limit, the server refuses what is too large.
  const maxBytes = data?.uploadMaxBytes ?? (failure ? Infinity : undefined);
  const picture = usePicture(maxBytes, crop);
  const { state, file, part, setPart, choose, save, discard } = picture;
  const isPending = file !== null;
  useEffect(() => void onPending?.(isPending), [onPending, isPending]);
  const isFailing = state.step === 'uploadFailed' || state.step === 'saveFailed';
  useEffect(() => void onFailing?.(isFailing), [onFailing, isFailing]);
  const isSaved = state.step === 'saved';
  // The save button had the focus and is gone.
  useEffect(() => {
    if (isSaved && document.activeElement === document.body) chooser.current?.focus();
  }, [isSaved]);

  const shown = changed ?? currentUrl;
  return (
    <div className="grid min-w-0 grid-cols-1 gap-3">
      {file ? (
        <PictureCrop file={file} part={part} ratio={ratio} onPart={setPart} />
      ) : (
        <PictureFrame label={label} url={shown} ratio={ratio} ribbon={ribbon} />
      )}
      <div>
        <div className="flex flex-wrap items-center gap-2">
          {/* Hidden: the button beside it opens it. */}
          <input ref={input} type="file" accept="image/*" hidden onChange={picture.onChange} />
          <Button ref={chooser} variant="secondary" size="sm" onClick={() => input.current?.click()}>
            <Camera aria-hidden="true" className="size-4" />
            {file || shown ? texts.chooseOther : texts.choose}
          </Button>
          {state.step === 'uploadFailed' && (
            <Button size="sm" onClick={() => choose(state.file)}>
              {texts.retry}
            </Button>
          )}
          {state.step !== 'uploadFailed' && !isSaved && (
            // Without a picture it reports that none is chosen (specification, chapter 8).
            <Button
              size="sm"
              variant={file ? 'primary' : 'secondary'}
              busy={state.step === 'saving'}
              disabled={state.step === 'uploading'}
              onClick={() => void save()}
            >
              {state.step === 'saving' ? texts.saving : texts.save}
            </Button>
          )}
          {(file || changed !== null) && (
            <Button
              variant="ghost"
              size="sm"
              disabled={state.step === 'saving'}
              onClick={() => {
                if (!file) change(null, null);
                discard();
              }}
            >
              {texts.discard}
            </Button>
          )}
          {!file && shown && (
            <Button
              variant="ghost"
              size="sm"
              onClick={() => {
                change(currentUrl ? '' : null, currentUrl ? '' : null);
                discard();
              }}
            >
              <Trash2 aria-hidden="true" className="size-4" />
              {texts.remove}
            </Button>
          )}
        </div>
        <PictureMessage state={state} />
      </div>
    </div>
  );
};
