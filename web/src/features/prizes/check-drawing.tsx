import { useEffect, useState } from 'react';
import { Check, TriangleAlert } from 'lucide-react';
import { usePolled } from '../../apollo/use-polled.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { canHash, isRight } from './draw-again.ts';
import { DrawingCandidatesDocument, type PrizeDrawingFragment } from './prizes.generated.ts';
import { texts } from './texts.ts';

interface CheckDrawingProps {
  id: number;
  drawing: PrizeDrawingFragment['drawing'];
}

/** Draws again in the browser, and says whether it comes to the same. */
export const CheckDrawing = ({ id, drawing }: CheckDrawingProps) => {
  const { data, failure, ask } = usePolled(DrawingCandidatesDocument, { variables: { id } });
  const [outcome, setOutcome] = useState<'right' | 'wrong' | null>(null);
  const candidates = data?.price?.drawing.candidates;
  const { seed, seedHash, candidateCount, turns } = drawing;
  const drawn = turns.map(({ userId }) => userId).join();

  useEffect(() => {
    if (!canHash() || !candidates || seed === null || candidateCount === null) return undefined;
    let isGone = false;
    const shown = { seed, seedHash, candidates, candidateCount, turns: drawn.split(',').map(Number) };
    void isRight(shown).then((right) => {
      if (!isGone) setOutcome(right ? 'right' : 'wrong');
    });
    return () => void (isGone = true);
  }, [candidates, seed, seedHash, candidateCount, drawn]);

  if (failure) return <ErrorState small message={failure.message} onRetry={ask} />;
  return (
    <div role="status" className="flex min-h-11 items-start gap-2">
      {!canHash() && <p>{texts.cannotCheck}</p>}
      {canHash() && outcome === null && (
        <>
          <Spinner />
          {texts.checking}
        </>
      )}
      {outcome === 'right' && (
        <>
          <Check aria-hidden="true" className="size-5 flex-none text-link" strokeWidth={3} />
          <p>
            <b className="block font-semibold">{texts.checked}</b>
            <span className="text-ink-2">{texts.checkedWhere}</span>
          </p>
        </>
      )}
      {outcome === 'wrong' && (
        <>
          <TriangleAlert aria-hidden="true" className="size-5 flex-none text-live" />
          <p className="font-semibold">{texts.wrong}</p>
        </>
      )}
    </div>
  );
};
