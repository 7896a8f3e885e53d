import { useState } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { LikesPage } from './likes-page.tsx';
import { likesTexts } from './texts.ts';

interface LikesDialogProps {
  /** Of a post or comment. */
  textId: number;
  onClose: () => void;
}

/** The players who like a post or comment, newest first, ten at a time. */
export const LikesDialog = ({ textId, onClose }: LikesDialogProps) => {
  const [pages, setPages] = useState(1);
  return (
    <Dialog open onClose={onClose} title={likesTexts.likersTitle} size="sm">
      <div className="-my-2 min-h-40">
        {Array.from({ length: pages }, (_, index) => (
          <LikesPage
            key={index}
            textId={textId}
            pageNumber={index + 1}
            onMore={index + 1 === pages ? () => setPages(pages + 1) : undefined}
          />
        ))}
      </div>
    </Dialog>
  );
};
