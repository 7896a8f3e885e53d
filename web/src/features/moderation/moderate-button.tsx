import { useState } from 'react';
import { EllipsisVertical } from 'lucide-react';
import { Dialog } from '../../components/dialog.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { Decisions, type DecidedText } from './decisions.tsx';
import { texts } from './texts.ts';

interface ModerateButtonProps {
  id: number;
  isComment: boolean;
  author: DecidedText['user'];
  /** Called after the text was hidden or deleted. */
  onRemoved: () => void;
}

/** Opens an operator's actions for a text in the feed, reported or not. */
export const ModerateButton = ({ id, isComment, author, onRemoved }: ModerateButtonProps) => {
  const [open, setOpen] = useState(false);
  const kind = isComment ? texts.comment : texts.post;
  return (
    <>
      <IconButton
        icon={EllipsisVertical}
        label={texts.moderate(kind, author.fullname)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {open && (
        <Dialog open onClose={() => setOpen(false)} title={texts.writtenBy(kind, author.fullname)} size="sm">
          <p className="mb-4 text-sm text-ink-2">{texts.moderateLead}</p>
          <Decisions
            text={{ id, user: author }}
            onRemoved={() => {
              setOpen(false);
              onRemoved();
            }}
          />
        </Dialog>
      )}
    </>
  );
};
