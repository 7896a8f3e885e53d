import { useId, useState, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { FormFrame, idleForm } from './form.tsx';
import { SaveState } from './save-state.tsx';
import { texts } from './texts.ts';
import { useUnsavedQuestion } from './unsaved-question.tsx';

interface FormDialogProps {
  title: string;
  size?: 'sm' | 'md';
  /** 'Speichern' by default. */
  save?: string;
  /** Shown while it is sent; 'Wird gespeichert...' by default. */
  saving?: string;
  /** Disables the submit button. */
  disabled?: boolean;
  onClose: () => void;
  /** Contains one `Form`. */
  children: ReactNode;
}

/** A form in a dialog. It asks before a click outside, Escape or going back discards input. */
export const FormDialog = (props: FormDialogProps) => {
  const { title, size, save = texts.save, saving = texts.saving, disabled, onClose, children } = props;
  const formId = useId();
  const [{ busy, isUnsaved, status, place }, onState] = useState(idleForm);
  const { giveUp, question } = useUnsavedQuestion(isUnsaved, onClose, { busy, place });
  const isSaved = status === 'saved';
  return (
    <>
      <Dialog
        open
        onClose={giveUp}
        title={title}
        size={size}
        footer={
          <>
            {/* For a form that stays open. Save errors are shown above its fields. */}
            <span className={isSaved ? 'mr-auto self-center' : 'sr-only'}>
              <SaveState status={isSaved ? 'saved' : 'idle'} />
            </span>
            <Button variant="secondary" disabled={busy} onClick={giveUp}>
              {isSaved ? texts.done : texts.cancel}
            </Button>
            <Button type="submit" form={formId} busy={busy} disabled={disabled}>
              {busy ? saving : save}
            </Button>
          </>
        }
      >
        <FormFrame value={{ formId, onState }}>{children}</FormFrame>
      </Dialog>
      {question}
    </>
  );
};
