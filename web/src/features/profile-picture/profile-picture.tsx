import { useId, useRef, type ChangeEvent } from 'react';
import { Camera } from 'lucide-react';
import { usePolled } from '../../apollo/use-polled.ts';
import { Avatar } from '../../components/avatar.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { PictureMessage } from './picture-message.tsx';
import { PicturePreview } from './picture-preview.tsx';
import { ProfilePictureDocument } from './profile-picture.generated.ts';
import { RemoveButton } from './remove-button.tsx';
import { texts } from './texts.ts';
import { usePicture } from './use-picture.ts';

/** The player's picture: choose, look, save, or remove. */
export const ProfilePicture = () => {
  const { data, failure, ask } = usePolled(ProfilePictureDocument);
  const { state, choose, save, discard } = usePicture();
  const input = useRef<HTMLInputElement>(null);
  const inputId = useId();
  const user = data?.viewer?.user;
  if (failure)
    return (
      <Card className="max-w-xl">
        <ErrorState message={failure.message} onRetry={ask} />
      </Card>
    );

  const hasPicture = user !== undefined && user.pictureStamp !== '' && user.pictureStamp !== 'NO';
  const file = 'file' in state ? state.file : null;
  const onChange = (event: ChangeEvent<HTMLInputElement>): void => {
    choose(event.target.files?.[0]);
    // The same file can be chosen again after a failure.
    event.target.value = '';
  };
  return (
    <Card
      as="section"
      aria-labelledby={`${inputId}-title`}
      aria-busy={!data || undefined}
      className="grid max-w-xl gap-4"
    >
      <div>
        <h2 id={`${inputId}-title`} className="text-lg font-bold">
          {texts.title}
        </h2>
        <p className="mt-1 text-sm text-ink-2">{texts.lead}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-4">
        <span className="grid size-30 flex-none place-items-center overflow-hidden rounded-full bg-surface-2">
          {file && <PicturePreview file={file} />}
          {!file && user && (
            <Avatar
              id={user.id}
              name={user.fullname}
              pictureStamp={user.pictureStamp}
              size={100}
              className="size-full! text-5xl!"
            />
          )}
          {!file && !user && <Skeleton className="size-full rounded-full" />}
        </span>
        <div className="grid min-h-22 content-center justify-items-start gap-1">
          <input
            ref={input}
            id={inputId}
            type="file"
            accept="image/*"
            aria-label={texts.choose}
            tabIndex={-1}
            onChange={onChange}
            className="sr-only"
          />
          <Button variant={file ? 'secondary' : 'primary'} onClick={() => input.current?.click()}>
            <Camera aria-hidden="true" className="size-5" />
            {file ? texts.chooseOther : texts.choose}
          </Button>
          {file ? (
            <Button variant="ghost" size="sm" disabled={state.step === 'saving'} onClick={discard}>
              {texts.discard}
            </Button>
          ) : (
            hasPicture && <RemoveButton />
          )}
        </div>
      </div>
      <div>
        {state.step === 'uploadFailed' ? (
          <Button onClick={() => choose(state.file)}>{texts.retry}</Button>
        ) : (
          // Without a picture it says that none is chosen (specification, chapter 8).
          <Button
            variant={file ? 'primary' : 'secondary'}
            busy={state.step === 'saving'}
            disabled={state.step === 'uploading'}
            onClick={() => void save()}
          >
            {state.step === 'saving' ? texts.saving : texts.save}
          </Button>
        )}
        <PictureMessage state={state} />
      </div>
    </Card>
  );
};
