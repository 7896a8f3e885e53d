import { useEffect, useState } from 'react';
import { Check, TriangleAlert } from 'lucide-react';
import { usePolled } from '../../apollo/use-polled.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { canHash, isConsistent } from './draw-again.ts';
import { DrawingCandidatesDocument, type PrizeDrawingFragment } from './prizes.generated.ts';
import { texts } from './texts.ts';

interface CheckDrawingProps {
  id: number;
  drawing: PrizeDrawingFragment['drawing'];
}

/** Repeats the drawing in the browser, and shows whether the result is the same. */
export const CheckDrawing = ({ id, drawing }: CheckDrawingProps) => {
  const { data, failure, refetch } = usePolled(DrawingCandidatesDocument, { variables: { id } });
  const [outcome, setOutcome] = useState<'right' | 'wrong' | null>(null);
  // '' without candidates; null if the prize is no longer shown.
  const candidates = data && (data.price?.drawing.candidates ?? null);
  const { seed, seedHash, candidateCount, turns } = drawing;
  const isHidden = candidates === null || seed === null || candidateCount === null;

  useEffect(() => {
    if (!canHash() || isHidden || candidates === undefined) return undefined;
    let isGone = false;
    const drawn = turns.map(({ userId }) => userId);
    void isConsistent({ seed, seedHash, candidates, candidateCount, turns: drawn }).then((right) => {
      if (!isGone) setOutcome(right ? 'right' : 'wrong');
    });
    return () => void (isGone = true);
  }, [isHidden, candidates, seed, seedHash, candidateCount, turns]);

  if (failure) return <ErrorState small message={failure.message} onRetry={refetch} />;
  const cannot = !canHash() ? texts.cannotCheck : isHidden ? texts.nothingToCheck : '';
  return (
    <div role="status" className="flex min-h-11 items-start gap-2">
      {cannot && <p>{cannot}</p>}
      {!cannot && outcome === null && (
        <>
          <Spinner />
          {texts.checking}
        </>
      )}
      {!cannot && outcome === 'right' && (
        <>
          <Check aria-hidden="true" className="size-5 flex-none text-link" strokeWidth={3} />
          <p>
            <b className="block font-semibold">{texts.checked}</b>
            <span className="text-ink-2">{texts.checkedWhere}</span>
          </p>
        </>
      )}
      {!cannot && outcome === 'wrong' && (
        <>
          <TriangleAlert aria-hidden="true" className="size-5 flex-none text-live" />
          <p className="font-semibold">{texts.wrong}</p>
        </>
      )}
    </div>
  );
};
