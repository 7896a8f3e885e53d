import { useState } from 'react';
import type { FragmentType } from '@apollo/client/masking';
import { CircleHelp, Plus } from 'lucide-react';
import { usePolled } from '../../apollo/use-polled.ts';
import { AdminCards } from '../../components/admin-cards.tsx';
import { Button } from '../../components/button.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { UnsavedQuestion } from '../../components/unsaved-question.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { RefreshButton } from '../../components/refresh-button.tsx';
import { useIsEntered } from '../../lib/save/unsaved.ts';
import { AdminBonusDocument, type AdminQuestionFragment } from './admin-bonus.generated.ts';
import { AdminQuestion } from './admin-question.tsx';
import { QuestionDialog } from './question-dialog.tsx';
import { texts } from './texts.ts';
import { byUrgency } from './urgency.ts';

/** A question may open or close at any time. */
const POLL_MS = 10_000;

/** Operators write, schedule, open, close and resolve bonus questions here. */
export const AdminBonusScreen = () => {
  const { data, failure, refetch } = usePolled(AdminBonusDocument, { poll: POLL_MS, live: ['matches'] });
  const isEntered = useIsEntered();
  const [edited, setEdited] = useState<FragmentType<AdminQuestionFragment> | 'new' | null>(null);
  return (
    <>
      <PageHeader title={texts.title}>
        <span className="flex items-center gap-2">
          <Button size="sm" onClick={() => setEdited('new')}>
            <Plus aria-hidden="true" className="size-4" />
            {texts.add}
          </Button>
          <RefreshButton onRefresh={refetch} />
        </span>
      </PageHeader>
      {isEntered && <UnsavedQuestion />}
      <p className="mb-4 max-w-prose text-sm text-ink-2">{texts.lead}</p>
      {data?.evaluation.isDue && (
        <Notice tone="hint" title={texts.due} className="mb-4">
          <ButtonLink variant="secondary" size="sm" to="/adminmatches">
            {texts.toEvaluation}
          </ButtonLink>
        </Notice>
      )}
      <AdminCards
        texts={texts}
        icon={CircleHelp}
        items={data && byUrgency(data.bonusQuestions)}
        query={{ failure, refetch }}
        onAdd={() => setEdited('new')}
        height="h-24"
      >
        {(question) => <AdminQuestion question={question} onEdit={setEdited} />}
      </AdminCards>
      {edited && (
        <QuestionDialog question={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </>
  );
};
