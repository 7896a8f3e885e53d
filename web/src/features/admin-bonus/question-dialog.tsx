import type { FragmentType } from '@apollo/client/masking';
import { useMasked } from '../../apollo/use-masked.ts';
import { FormDialog } from '../../components/form-dialog.tsx';
import { useEdit } from '../../lib/form/use-edit.ts';
import { AdminQuestionFragmentDoc, type AdminQuestionFragment } from './admin-bonus.generated.ts';
import { QuestionFields } from './question-fields.tsx';
import { texts } from './texts.ts';

interface QuestionDialogProps {
  /** Null for a new question. */
  question: FragmentType<AdminQuestionFragment> | null;
  onClose: () => void;
}

/** Creates a question, or edits the fields that may still change. */
export const QuestionDialog = ({ question, onClose }: QuestionDialogProps) => {
  const current = useMasked(AdminQuestionFragmentDoc, question);
  const edit = useEdit(current, `question ${current?.id ?? 'new'}`);
  return (
    <FormDialog title={question ? texts.editTitle : texts.newTitle} onClose={onClose}>
      <QuestionFields key={edit.round} edit={edit} onDone={onClose} />
    </FormDialog>
  );
};
