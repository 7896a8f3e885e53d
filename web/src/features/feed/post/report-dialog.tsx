import { useSafeMutation } from '../../../apollo/use-safe-mutation.ts';
import { Field } from '../../../components/field.tsx';
import { DraftForm } from '../../../components/draft-form.tsx';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { Notice } from '../../../components/notice.tsx';
import { TextArea } from '../../../components/text-area.tsx';
import { showToast } from '../../../lib/page/toast-store.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { useFormDraft } from '../../../lib/form/use-form-draft.ts';
import { ReportTextDocument } from './report.generated.ts';
import { texts } from '../texts.ts';
import { reportTexts } from './report-texts.ts';

interface ReportDialogProps {
  textId: number;
  kind: 'post' | 'comment';
  onReported: () => void;
  onClose: () => void;
}

const MAX_REASON = 500;

/** Reports a text to the operators, with an optional reason. */
export const ReportDialog = ({ textId, kind, onReported, onClose }: ReportDialogProps) => {
  const [report] = useSafeMutation(ReportTextDocument);
  const { element, bind, problems, failure } = useForm({
    initial: { reason: '' },
    draft: useFormDraft(`report ${textId}`),
    send: async ({ reason }) => {
      const { failure } = await report({ input: { id: textId, reason: reason.trim() } });
      if (failure) return failure;
      showToast(reportTexts.reported);
      onReported();
      onClose();
      return null;
    },
    then: 'leave',
  });
  return (
    <FormDialog
      title={texts.reportTitle[kind]}
      size="sm"
      save={texts.report}
      saving={texts.report}
      onClose={onClose}
    >
      <DraftForm {...element}>
        {failure && <Notice tone="error" title={failure.message} />}
        <p className="text-sm text-ink-2">{reportTexts.reportLead}</p>
        <Field label={reportTexts.reason} error={problems.reason} optional>
          {(control) => <TextArea {...control} {...bind('reason')} autoFocus maxCharacters={MAX_REASON} />}
        </Field>
      </DraftForm>
    </FormDialog>
  );
};
