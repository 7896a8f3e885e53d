import { CircleHelp } from 'lucide-react';
import { usePolled } from '../../apollo/use-polled.ts';
import { AdminScreen } from '../../components/admin-screen.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { UnsavedQuestion } from '../../components/unsaved-question.tsx';
import { Notice } from '../../components/notice.tsx';
import { useIsEntered } from '../../lib/save/unsaved.ts';
import { AdminBonusDocument } from './admin-bonus.generated.ts';
import { AdminQuestion } from './admin-question.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import { texts } from './texts.ts';

/** A question may open or close at any time. */
const POLL_MS = 10_000;

/** Operators write, schedule, open, close and resolve bonus questions here. */
export const AdminBonusScreen = () => {
  const { data, failure, refetch } = usePolled(AdminBonusDocument, { poll: POLL_MS, live: ['matches'] });
  const isEntered = useIsEntered();
  return (
    <>
      <AdminScreen
        title={texts.title}
        lead={texts.lead}
        notice={
          data?.evaluation.isDue && (
            <Notice tone="hint" title={texts.due} className="mb-4">
              <ButtonLink variant="secondary" size="sm" to="/adminmatches">
                {texts.toEvaluation}
              </ButtonLink>
            </Notice>
          )
        }
        texts={texts}
        icon={CircleHelp}
        items={data?.bonusQuestions}
        urgency={['CLOSED', 'OPEN', 'PLANNED', 'DRAFT', 'RESOLVED']}
        query={{ failure, refetch }}
        height="h-24"
        dialog={(question, onClose) => <QuestionDialog question={question} onClose={onClose} />}
      >
        {(question, onEdit) => <AdminQuestion question={question} onEdit={onEdit} />}
      </AdminScreen>
      {isEntered && <UnsavedQuestion />}
    </>
  );
};
