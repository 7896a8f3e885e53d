import { CircleHelp } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { useMasked } from '../../apollo/use-masked.ts';
import { usePolled } from '../../apollo/use-polled.ts';
import { Badge } from '../../components/badge.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { LockCountdown } from '../../game/lock-countdown.tsx';
import { Notice } from '../../components/notice.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { RefreshButton } from '../../components/refresh-button.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { refetchActive } from '../../lib/queries/active-queries.ts';
import type { Failure } from '../../lib/failure.ts';
import { formatDateTime } from '../../lib/time/format.ts';
import { positiveNumber } from '../../lib/address/search.ts';
import { useRefetchAtLock } from '../../lib/queries/use-refetch-at-lock.ts';
import { formatPoints } from '../../lib/text/format-number.ts';
import { AnswerBars } from './answer-bars.tsx';
import { AnswerForm } from './answer-form.tsx';
import { BonusTaskDocument, BonusTaskFragmentDoc, type BonusTaskFragment } from './bonus.generated.ts';
import { BonusPlayers } from './bonus-players.tsx';
import { PlayingCard } from './playing-card.tsx';
import { QuestionText } from './question-text.tsx';
import { texts } from './texts.ts';

/** /bonus/7/2?suche=…: the question, the distribution of its answers, and each player's answer. */
export const BonusScreen = () => {
  const id = positiveNumber(useParams()['bonusId']);
  const { data, failure, refetch } = usePolled(BonusTaskDocument, {
    variables: { id },
    poll: true,
    // A resolution is announced like a result.
    live: ['matches'],
  });
  // One refresh button serves the question and the players' answers.
  const refresh = async (): Promise<Failure | null> => {
    await refetchActive('BonusResult');
    return refetch();
  };
  return (
    <>
      <PageHeader title={texts.title}>
        <RefreshButton onRefresh={refresh} />
      </PageHeader>
      <QueryView
        value={data?.bonusQuestion}
        query={{ failure, refetch }}
        skeleton={
          <Loading>
            <Card className="grid grid-cols-[minmax(0,1fr)] gap-3">
              <Skeleton className="h-5 w-32" />
              <Skeleton className="h-6 w-full max-w-120" />
              <Skeleton className="mt-3 h-10 w-full" />
              <Skeleton className="h-10 w-full" />
              <Skeleton className="h-10 w-full" />
            </Card>
          </Loading>
        }
        notFound={
          <EmptyState
            icon={CircleHelp}
            title={texts.notFound}
            action={
              <ButtonLink variant="secondary" to="/rangliste">
                {texts.toRanking}
              </ButtonLink>
            }
          >
            {texts.notFoundHint}
          </EmptyState>
        }
      >
        {(question) => <Loaded from={question} ask={refetch} />}
      </QueryView>
    </>
  );
};

interface LoadedProps {
  from: Parameters<typeof useMasked<BonusTaskFragment>>[1];
  ask: () => Promise<unknown>;
}

const Loaded = ({ from, ask }: LoadedProps) => {
  const task = useMasked(BonusTaskFragmentDoc, from);
  useRefetchAtLock(task?.state === 'OPEN' ? [Date.parse(task.deadline)] : [], ask);
  if (!task) return null;
  const { id, state, points, deadline, ownSelectionId } = task;
  if (state === 'OPEN' && ownSelectionId === null) return <Covered deadline={deadline} points={points} />;
  const isClosed = state !== 'OPEN';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone={state === 'RESOLVED' ? 'brand' : 'neutral'}>{texts.states[state]}</Badge>
          <Badge tone="gold">{formatPoints(points)}</Badge>
          {!isClosed && <LockCountdown until={deadline} />}
        </div>
        <QuestionText {...task} />
        {isClosed ? <Outcome task={task} /> : <AnswerForm key={task.id} task={task} />}
      </Card>
      {isClosed ? <BonusPlayers id={id} /> : <p className="text-center text-sm text-ink-2">{texts.hidden}</p>}
    </div>
  );
};

const Covered = ({ deadline, points }: { deadline: string; points: number }) => (
  <Card className="grid justify-items-center gap-3 py-10 text-center">
    <PlayingCard side="back" size="lg" className="-rotate-6" />
    <h2 className="mt-2 text-xl font-bold">{texts.covered}</h2>
    <p className="max-w-prose text-ink-2">{texts.coveredHint}</p>
    <div className="flex flex-wrap items-center justify-center gap-2">
      <Badge tone="gold">{formatPoints(points)}</Badge>
      <span className="text-sm text-ink-2">{texts.answersUntil(formatDateTime(deadline))}</span>
    </div>
  </Card>
);

const Outcome = ({ task }: { task: BonusTaskFragment }) => {
  const { state, ownSelectionId, ownPoints } = task;
  const isWon = (ownPoints ?? 0) > 0;
  return (
    <>
      {state === 'CLOSED' && <p className="text-ink-2">{texts.waiting}</p>}
      {state === 'RESOLVED' && isWon && <Notice tone="hint" title={texts.won(ownPoints ?? 0)} />}
      {state === 'RESOLVED' && !isWon && (
        <p className="text-ink-2">{ownSelectionId === null ? texts.noAnswer : texts.lost}</p>
      )}
      <h2 className="mt-1 font-bold">{texts.howAll}</h2>
      <AnswerBars {...task} />
    </>
  );
};
