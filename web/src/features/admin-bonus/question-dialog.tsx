import type { FragmentType } from '@apollo/client/masking';
import { useMasked } from '../../apollo/use-masked.ts';
import { FormDialog } from '../../components/form-dialog.tsx';
import { draftOfQuestion } from '../../lib/save/draft-rows.ts';
import { dropDraft } from '../../lib/save/drafts.ts';
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
  const edit = useEdit(current, draftOfQuestion(current?.id));
  const leave = (): void => {
    dropDraft(edit.place);
    onClose();
  };
  return (
    <FormDialog title={question ? texts.editTitle : texts.newTitle} onClose={leave}>
      <QuestionFields key={edit.round} edit={edit} onDone={leave} />
    </FormDialog>
  );
};
