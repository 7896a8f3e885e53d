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
  /** Clears an earlier message about a picture. */
  onTaken: () => void;
}

/** Takes the picture of the provider's login. The button is disabled if there is none (specification, chapter 4). */
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
