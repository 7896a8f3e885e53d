import { useState, type CSSProperties } from 'react';
import { useMasked } from '../../apollo/use-masked.ts';
import { usePolled } from '../../apollo/use-polled.ts';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { LockCountdown } from '../../game/lock-countdown.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { cx } from '../../lib/class-names.ts';
import { getSession } from '../../lib/session/session.ts';
import { useRefetchAtLock } from '../../lib/queries/use-refetch-at-lock.ts';
import { formatPoints } from '../../lib/text/format-number.ts';
import { AnswerForm } from './answer-form.tsx';
import { BonusTaskDocument, BonusTaskFragmentDoc, type BonusTaskFragment } from './bonus.generated.ts';
import { PlayingCard } from './playing-card.tsx';
import { QuestionText } from './question-text.tsx';
import { bonusPath, texts } from './texts.ts';

interface BonusDialogProps {
  id: number;
  onClose: () => void;
  /** Called when the answer could not be saved. */
  onFailed: () => void;
}

/** The congratulation's height on a phone, so that the dialog does not grow when it appears. */
const height = 'min-h-98';

/** Shows the congratulation first, then the question, then the time of its resolution. */
export const BonusDialog = ({ id, onClose, onFailed }: BonusDialogProps) => {
  const { data, failure, refetch } = usePolled(BonusTaskDocument, {
    variables: { id },
    poll: true,
    // A changed deadline is announced like a result.
    live: ['matches'],
  });
  const task = useMasked(
    BonusTaskFragmentDoc,
    data?.bonusQuestion ?? ({ __typename: 'BonusQuestion', id } as never),
  );
  const [isTurned, setTurned] = useState(false);
  const known = data?.bonusQuestion ? task : null;
  useRefetchAtLock(known?.state === 'OPEN' ? [Date.parse(known.deadline)] : [], refetch);
  // A player who has answered has already seen the congratulation.
  const isCongratulated = known?.state === 'OPEN' && known.ownSelectionId === null && !isTurned;
  return (
    <Dialog open onClose={onClose} title={isCongratulated ? texts.congratulation : texts.title} size="sm">
      {known && isCongratulated && <Congratulation points={known.points} onTurn={() => setTurned(true)} />}
      {known && !isCongratulated && (
        <Task task={known} onAnswer={() => setTurned(true)} onFailed={onFailed} />
      )}
      <QueryView
        value={data?.bonusQuestion}
        query={{ failure, refetch }}
        bare
        skeleton={
          <Loading className={cx('grid place-items-center', height)}>
            <Skeleton className="h-37 w-27 rounded-md" />
          </Loading>
        }
        notFound={<EmptyState title={texts.notFound}>{texts.notFoundHint}</EmptyState>}
      />
    </Dialog>
  );
};

const Congratulation = ({ points, onTurn }: { points: number; onTurn: () => void }) => (
  <div className={cx('grid justify-items-center gap-3 pt-2 text-center', height)}>
    <span className="relative isolate grid place-items-center px-16 py-3">
      <Confetti />
      <PlayingCard side="front" turns size="lg" />
    </span>
    <p className="text-lg font-bold">{texts.found(getSession().user?.firstname ?? '')}</p>
    <p className="max-w-prose text-ink-2">{texts.foundHint(points)}</p>
    <Button variant="gold" onClick={onTurn} className="mt-2">
      {texts.toQuestion}
    </Button>
  </div>
);

interface TaskProps {
  task: BonusTaskFragment;
  onAnswer: () => void;
  onFailed: () => void;
}

const Task = ({ task, onAnswer, onFailed }: TaskProps) => (
  <div className="grid animate-rise grid-cols-[minmax(0,1fr)] gap-4">
    <div className="flex flex-wrap items-center gap-2">
      <Badge tone="gold">{formatPoints(task.points)}</Badge>
      {task.state === 'OPEN' && <LockCountdown until={task.deadline} />}
    </div>
    <QuestionText {...task} />
    {task.state === 'OPEN' && <AnswerForm key={task.id} task={task} onSaved={onAnswer} onFailed={onFailed} />}
    {(task.ownSelectionId !== null || task.state !== 'OPEN') && (
      <ButtonLink variant="secondary" to={bonusPath(task.id)}>
        {texts.toResult}
      </ButtonLink>
    )}
  </div>
);

/** The path and the turns of each piece. They are fixed, because random ones would look the same. */
const pieces = Array.from({ length: 18 }, (_, index) => {
  const angle = (index / 18) * 2 * Math.PI;
  const far = 90 + ((index * 37) % 60);
  return {
    '--x': `${Math.round(Math.cos(angle) * far)}px`,
    '--y': `${Math.round(Math.sin(angle) * far * 0.7 - 30)}px`,
    '--turn': `${(index * 83) % 360}deg`,
    animationDelay: `${260 + ((index * 29) % 140)}ms`,
  } as CSSProperties;
});

const colours = ['bg-gold-400', 'bg-brand', 'bg-gold-200'];

/** A short burst of confetti behind the card, hidden if the user prefers reduced motion. */
const Confetti = () => (
  <span aria-hidden="true" className="pointer-events-none absolute inset-0 motion-reduce:hidden">
    {pieces.map((style, index) => (
      <span
        key={index}
        style={style}
        className={`absolute top-1/2 left-1/2 h-2.5 w-1.5 animate-confetti rounded-[1px] ${colours[index % 3]}`}
      />
    ))}
  </span>
);
