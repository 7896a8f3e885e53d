import { Button } from './button.tsx';
import { discardQuestion } from './discard-question.ts';
import { entryTexts as texts } from './entry-texts.ts';
import { Notice } from './notice.tsx';
import { useConfirm } from './use-confirm.tsx';

interface RestoredNoteProps {
  /** Somebody else has changed the stored values since. */
  isOutdated: boolean;
  /** The server refuses outdated values at first. */
  isVersioned: boolean;
  busy: boolean;
  onDiscard: () => void;
}

/** Above the fields of a form that continues a draft. */
export const RestoredNote = ({ isOutdated, isVersioned, busy, onDiscard }: RestoredNoteProps) => {
  const { ask, dialog } = useConfirm({
    ...discardQuestion,
    onConfirm: async () => {
      onDiscard();
      return null;
    },
  });
  return (
    <div>
      <Notice
        tone="hint"
        title={texts.restored}
        foot={
          <Button variant="secondary" size="sm" disabled={busy} onClick={ask}>
            {texts.giveUp}
          </Button>
        }
      >
        {isOutdated && <span>{isVersioned ? texts.outdated : texts.outdatedWins}</span>}
      </Notice>
      {dialog}
    </div>
  );
};
