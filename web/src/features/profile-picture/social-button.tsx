import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import type { Failure } from '../../lib/failure.ts';
import { texts } from './texts.ts';
import { useSetPicture } from './use-set-picture.ts';

interface SocialButtonProps {
  name: string;
  /** Signed by the server. */
  picture: string;
  /** An earlier message about a picture holds no longer. */
  onTaken: () => void;
}

/** Takes the picture of the login elsewhere. When there is none to be had, the button is of no use (specification, chapter 4). */
export const SocialButton = ({ name, picture, onTaken }: SocialButtonProps) => {
  const { takeSocial } = useSetPicture();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const onClick = async (): Promise<void> => {
    setBusy(true);
    const failed = await takeSocial(picture);
    setBusy(false);
    setFailure(failed);
    if (!failed) onTaken();
  };
  return (
    <>
      <Button
        variant="secondary"
        busy={busy}
        disabled={failure?.code === 'NOT_FOUND'}
        onClick={() => void onClick()}
      >
        {busy ? texts.socialBusy : texts.social(name)}
      </Button>
      {failure && <Notice tone="error" title={failure.message} className="w-full" />}
    </>
  );
};
