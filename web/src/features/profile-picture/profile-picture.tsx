import { useEffect, useRef } from 'react';
import { Camera, Trash2 } from 'lucide-react';
import { usePolled } from '../../apollo/use-polled.ts';
import { AskButton } from '../../components/ask-button.tsx';
import { Avatar } from '../../components/avatar.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { lazyPart } from '../../components/lazy.tsx';
import { PictureMessage } from '../../components/picture-message.tsx';
import { pictureTexts } from '../../components/picture-texts.ts';
import { SectionCard } from '../../components/section-card.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { usePicture } from '../../components/use-picture.ts';
import { scrollIntoView } from '../../lib/page/scroll-into-view.ts';
import type { SectionSaves } from '../../lib/form/use-section.ts';
import { ProfilePictureDocument } from './profile-picture.generated.ts';
import { SocialButton } from './social-button.tsx';
import { texts } from './texts.ts';
import { useSetPicture } from './use-set-picture.ts';
import type { ConfirmOptions } from '../../components/use-confirm.tsx';

const PictureCrop = lazyPart(async () => (await import('../../components/picture-crop.tsx')).PictureCrop, {
  place: <Skeleton className="h-60 w-full rounded-md" />,
});

/** Lets the player choose, crop, save, or remove the profile picture. */
export const ProfilePicture = ({ saves: { note } }: { saves: SectionSaves }) => {
  const { data, failure, refetch } = usePolled(ProfilePictureDocument);
  const set = useSetPicture();
  const { state, file, part, setPart, choose, onChange, save, discard } = usePicture(
    data?.uploadMaxBytes,
    set.save,
  );
  const input = useRef<HTMLInputElement>(null);
  const user = data?.viewer?.user;
  useEffect(() => note('picture', file !== null), [note, file]);
  if (failure)
    return (
      <Card>
        <ErrorState message={failure.message} onRetry={refetch} />
      </Card>
    );

  const hasPicture = user !== undefined && user.pictureStamp !== '' && user.pictureStamp !== 'NO';
  const social = data?.viewer?.socialPicture;
  const provider = data?.loginProvider;
  const isLocked = user?.isLocked ?? false;
  return (
    <SectionCard title={texts.title} lead={texts.lead}>
      <div aria-busy={!data || undefined} className="grid gap-5">
        {file && <PictureCrop round ratio={1} file={file} part={part} onPart={setPart} />}
        {!file && (
          <span className="grid size-30 flex-none place-items-center overflow-hidden rounded-full bg-surface-2">
            {user ? (
              <Avatar
                id={user.id}
                name={user.fullname}
                pictureStamp={user.pictureStamp}
                size={100}
                className="size-full!"
              />
            ) : (
              <Skeleton className="size-full rounded-full" />
            )}
          </span>
        )}
        {/* Scrolls the buttons into view above the bar at the screen's end once there is a picture to crop. */}
        <div ref={part ? scrollIntoView : undefined} className="scroll-mb-21">
          <div className="flex flex-wrap items-center gap-2">
            {/* Opened by the button beside it. */}
            <input ref={input} type="file" accept="image/*" hidden onChange={onChange} />
            <Button
              variant={file ? 'secondary' : 'primary'}
              disabled={isLocked}
              onClick={() => input.current?.click()}
            >
              <Camera aria-hidden="true" className="size-5" />
              {file ? pictureTexts.chooseOther : pictureTexts.choose}
            </Button>
            {state.step === 'uploadFailed' ? (
              <Button onClick={() => choose(state.file)}>{pictureTexts.retry}</Button>
            ) : (
              // Without a chosen file it shows a message (specification, chapter 8).
              <Button
                variant={file ? 'primary' : 'secondary'}
                busy={state.step === 'saving'}
                disabled={isLocked || state.step === 'uploading'}
                onClick={() => void save()}
              >
                {state.step === 'saving' ? pictureTexts.saving : pictureTexts.save}
              </Button>
            )}
            {file && (
              <Button variant="ghost" disabled={state.step === 'saving'} onClick={discard}>
                {pictureTexts.discard}
              </Button>
            )}
            {!file && !isLocked && provider && social && (
              <SocialButton name={provider.name} picture={social} onTaken={discard} />
            )}
            {!file && hasPicture && !isLocked && <RemoveButton onRemoved={discard} />}
          </div>
          <PictureMessage state={state} />
        </div>
      </div>
    </SectionCard>
  );
};

/** @param onRemoved clears an earlier message about a picture */
const RemoveButton = ({ onRemoved }: { onRemoved: () => void }) => {
  const { remove } = useSetPicture();
  const asks: ConfirmOptions = {
    title: texts.remove,
    question: texts.removeQuestion,
    confirmLabel: texts.doRemove,
    tone: 'danger',
    onConfirm: async () => {
      const failure = await remove();
      if (!failure) onRemoved();
      return failure;
    },
  };
  return (
    <AskButton asks={asks} variant="ghost" size="sm">
      <Trash2 aria-hidden="true" className="size-4" />
      {texts.remove}
    </AskButton>
  );
};
