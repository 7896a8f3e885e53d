import { useState } from 'react';
import type { FragmentType } from '@apollo/client/masking';
import { useMasked } from '../../apollo/use-masked.ts';
import { FormDialog } from '../../components/form-dialog.tsx';
import { draftOfQuestion } from '../../lib/save/draft-rows.ts';
import { dropDraft, formDraftAt } from '../../lib/save/drafts.ts';
import { useBegun } from '../../lib/form/use-entry.ts';
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
  const current = useMasked(AdminQuestionFragmentDoc, question);
  const place = draftOfQuestion(current?.id);
  const [begunAt] = useState(() => formDraftAt(place)?.version);
  const begun = useBegun(current, begunAt);
  const leave = (): void => {
    dropDraft(place);
    onClose();
  };
  return (
    <FormDialog title={question ? texts.editTitle : texts.newTitle} onClose={leave}>
      {(form) => <QuestionFields {...form} key={begun.round} begun={begun} place={place} onDone={leave} />}
    </FormDialog>
  );
};
