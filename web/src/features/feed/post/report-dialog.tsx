import { useId } from 'react';
import { useSafeMutation } from '../../../apollo/use-safe-mutation.ts';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { Field } from '../../../components/field.tsx';
import { Notice } from '../../../components/notice.tsx';
import { TextArea } from '../../../components/text-area.tsx';
import { useUnsavedQuestion } from '../../../components/unsaved-question.tsx';
import { showToast } from '../../../lib/page/toast-store.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { ReportTextDocument } from './report.generated.ts';
import { texts } from '../texts.ts';

interface ReportDialogProps {
  textId: number;
  kind: 'post' | 'comment';
  onReported: () => void;
  onClose: () => void;
}

const MAX_REASON = 500;

/** Asks what is wrong with a text, which need not be said, and tells the operators. */
export const ReportDialog = ({ textId, kind, onReported, onClose }: ReportDialogProps) => {
  const formId = useId();
  const [report] = useSafeMutation(ReportTextDocument);
  const { ref, bind, problems, failure, busy, isUnsaved, onSubmit } = useForm({
    initial: { reason: '' },
    send: async ({ reason }) => {
      const { failure } = await report({ input: { id: textId, reason: reason.trim() } });
      if (failure) return failure;
      showToast(texts.reported);
      onReported();
      onClose();
      return null;
    },
    then: 'leave',
  });
  const { giveUp, question } = useUnsavedQuestion(isUnsaved, onClose, { busy });
  return (
    <>
      <Dialog
        open
        onClose={giveUp}
        title={texts.reportTitle[kind]}
        size="sm"
        footer={
          <>
            <Button variant="secondary" onClick={giveUp}>
              {texts.cancel}
            </Button>
            <Button type="submit" form={formId} busy={busy}>
              {texts.report}
            </Button>
          </>
        }
      >
        <form ref={ref} id={formId} noValidate onSubmit={onSubmit} className="grid gap-4">
          {failure && <Notice tone="error" title={failure.message} />}
          <p className="text-sm text-ink-2">{texts.reportLead}</p>
          <Field label={texts.reason} error={problems.reason} optional>
            {(control) => <TextArea {...control} {...bind('reason')} autoFocus maxCharacters={MAX_REASON} />}
          </Field>
        </form>
      </Dialog>
      {question}
    </>
  );
};
