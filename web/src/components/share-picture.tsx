import { useState } from 'react';
import { ImageUp } from 'lucide-react';
import { Button } from './button.tsx';
import { lazyDialog } from './lazy.tsx';
import { sharePictureTexts as texts } from './share-picture-texts.ts';

interface SharePictureProps {
  /** The picture's path: '/bild/gruppe/12'. */
  path: string;
  /** The file's name, without its extension. */
  name: string;
  /** Among the tools of a list: only the icon on phones. */
  isTool?: boolean;
}

const SharePictureDialog = lazyDialog(
  async () => (await import('./share-picture-dialog.tsx')).SharePictureDialog,
);

/** A button to share this view as a picture. */
export const SharePicture = ({ path, name, isTool }: SharePictureProps) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => setOpen(true)}
        className={isTool ? 'max-sm:size-11 max-sm:justify-center max-sm:px-0' : undefined}
      >
        <ImageUp aria-hidden="true" className="size-4" />
        <span className={isTool ? 'sr-only sm:not-sr-only' : undefined}>{texts.open}</span>
      </Button>
      {open && <SharePictureDialog path={path} name={name} onClose={() => setOpen(false)} />}
    </>
  );
};
