import { useId, useState, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { texts } from './texts.ts';
import { useUnsavedQuestion } from './unsaved-question.tsx';

export interface FormState {
  busy: boolean;
  isUnsaved: boolean;
}

export interface DialogForm {
  /** The button below the form sends it by this. */
  formId: string;
  /** Told with each change. */
  onState: (state: FormState) => void;
}

interface FormDialogProps {
  title: string;
  /** 'Speichern', if nothing else is said. */
  save?: string;
  /** While it is sent; 'Wird gespeichert...', if nothing else is said. */
  saving?: string;
  /** Nothing can be sent yet. */
  disabled?: boolean;
  onClose: () => void;
  children: (form: DialogForm) => ReactNode;
}

/** A form in a dialog: nothing that was entered is lost by a click beside it, by Escape or the way back. */
export const FormDialog = (props: FormDialogProps) => {
  const { title, save = texts.save, saving = texts.saving, disabled, onClose, children } = props;
  const formId = useId();
  const [{ busy, isUnsaved }, setState] = useState<FormState>({ busy: false, isUnsaved: false });
  const { giveUp, question } = useUnsavedQuestion(isUnsaved, onClose, { busy });
  return (
    <>
      <Dialog
        open
        onClose={giveUp}
        title={title}
        footer={
          <>
            <Button variant="secondary" disabled={busy} onClick={giveUp}>
              {texts.cancel}
            </Button>
            <Button type="submit" form={formId} busy={busy} disabled={disabled}>
              {busy ? saving : save}
            </Button>
          </>
        }
      >
        {children({ formId, onState: setState })}
      </Dialog>
      {question}
    </>
  );
};
