import type { FragmentType } from '@apollo/client/masking';
import { useMasked } from '../../apollo/use-masked.ts';
import { FormDialog } from '../../components/form-dialog.tsx';
import { useBegun } from '../../lib/use-entry.ts';
import { AdminQuestionFragmentDoc, type AdminQuestionFragment } from './admin-bonus.generated.ts';
import { QuestionFields } from './question-fields.tsx';
import { texts } from './texts.ts';

interface QuestionDialogProps {
  /** Null for a new one. */
  question: FragmentType<AdminQuestionFragment> | null;
  onClose: () => void;
}

/** Writes a question, or what of it may still be changed. */
export const QuestionDialog = ({ question, onClose }: QuestionDialogProps) => {
  const begun = useBegun(useMasked(AdminQuestionFragmentDoc, question));
  return (
    <FormDialog title={question ? texts.editTitle : texts.newTitle} onClose={onClose}>
      {(form) => <QuestionFields {...form} key={begun.round} begun={begun} onDone={onClose} />}
    </FormDialog>
  );
};
