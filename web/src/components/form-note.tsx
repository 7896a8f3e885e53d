import { Button } from './button.tsx';
import { entryTexts as texts } from './entry-texts.ts';
import { Notice } from './notice.tsx';
import { discardQuestion, UnsavedQuestion } from './unsaved-question.tsx';
import { useConfirm } from './use-confirm.tsx';

interface FormNoteProps {
  /** Null asks before another screen discards the values, because nothing keeps them. */
  restored: { isOutdated: boolean } | null;
  onDiscard: () => void;
}

/** Loaded when a form is unsaved: says that it continues a draft, or asks before it is left. */
export const FormNote = ({ restored, onDiscard }: FormNoteProps) =>
  restored ? <RestoredNote {...restored} onDiscard={onDiscard} /> : <UnsavedQuestion />;

interface RestoredNoteProps {
  /** Somebody else has changed the stored values since. */
  isOutdated: boolean;
  onDiscard: () => void;
}

/** Above the fields of a form that continues a draft. */
const RestoredNote = ({ isOutdated, onDiscard }: RestoredNoteProps) => {
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
          <Button variant="secondary" size="sm" onClick={ask}>
            {texts.giveUp}
          </Button>
        }
      >
        {isOutdated && texts.outdated}
      </Notice>
      {dialog}
    </div>
  );
};
