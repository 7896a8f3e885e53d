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
}

const SharePictureDialog = lazyDialog(
  async () => (await import('./share-picture-dialog.tsx')).SharePictureDialog,
);

/** A button to share this view as a picture. */
export const SharePicture = ({ path, name }: SharePictureProps) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        <ImageUp aria-hidden="true" className="size-4" />
        {texts.open}
      </Button>
      {open && <SharePictureDialog path={path} name={name} onClose={() => setOpen(false)} />}
    </>
  );
};
