import { useState, type ReactNode } from 'react';
import { useSafeMutation } from '../../apollo/use-safe-mutation.ts';
import { Button } from '../../components/button.tsx';
import { Checkbox } from '../../components/checkbox.tsx';
import { SaveFailure } from '../../components/save-failure.tsx';
import { refetchActive } from '../../lib/queries/active-queries.ts';
import type { Failure } from '../../lib/failure.ts';
import { plainText } from '../../lib/text/html.ts';
import { useEntry } from '../../lib/form/use-entry.ts';
import { ResolveBonusQuestionDocument, type AdminQuestionFragment } from './admin-bonus.generated.ts';
import { texts } from './texts.ts';

interface ResolveFormProps {
  question: AdminQuestionFragment;
  /** Another button at the end of the row. */
  children: ReactNode;
}

/** Marks the right answers of a closed question. The resolution can be corrected or taken back at any time. */
export const ResolveForm = ({
  question: { id, version, question, selections, state },
  children,
}: ResolveFormProps) => {
  const rightNow = selections.filter(({ isRight }) => isRight);
  const stored = rightNow.map(({ selectionId }) => selectionId);
  const entry = useEntry<readonly number[]>(version);
  const [mutate, { isBusy }] = useSafeMutation(ResolveBonusQuestionDocument);
  const [failure, setFailure] = useState<Failure | null>(null);
  const right = entry.value ?? stored;
  const isChanged = [...right].sort().join() !== [...stored].sort().join();

  const toggle = (selectionId: number): void => {
    setFailure(null);
    entry.enter(
      right.includes(selectionId) ? right.filter((each) => each !== selectionId) : [...right, selectionId],
    );
  };
  const resolve = async (chosen: readonly number[]): Promise<void> => {
    const { failure: failed } = await mutate({ input: { id, version: entry.version, right: [...chosen] } });
    // Shows another operator's change before this operator decides again.
    await refetchActive('AdminBonus');
    setFailure(failed);
    entry.settle(failed);
  };

  const discard = (): void => {
    entry.clear();
    setFailure(null);
  };
  const overtaken = texts.resolvedMeanwhile(rightNow.map(({ selection }) => selection));
  const told = failure?.code === 'CONFLICT' ? { ...failure, message: overtaken } : failure;

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged && !isBusy) void resolve(right);
      }}
      className="grid gap-2 border-t border-line pt-3"
    >
      <fieldset className="m-0 min-w-0 border-0 p-0">
        <legend className="text-sm font-semibold">{texts.rightAnswers}</legend>
        <p className="text-sm text-ink-2">{texts.rightHint}</p>
        {selections.map(({ selectionId, selection, count }) => (
          <Checkbox
            key={selectionId}
            checked={right.includes(selectionId)}
            onChange={() => toggle(selectionId)}
            label={
              <>
                {selection}
                {count !== null && <span className="text-ink-2"> · {texts.answers(count)}</span>}
              </>
            }
          />
        ))}
      </fieldset>
      <SaveFailure failure={told} about={plainText(question)} onLoadAnew={entry.value !== null && discard} />
      <div className="flex flex-wrap gap-2 border-t border-line pt-3">
        <Button type="submit" size="sm" busy={isBusy} disabled={!isChanged || right.length === 0}>
          {isBusy ? texts.saving : state === 'RESOLVED' ? texts.correct : texts.resolve}
        </Button>
        {state === 'RESOLVED' && (
          <Button variant="ghost" size="sm" disabled={isBusy} onClick={() => void resolve([])}>
            {texts.withdraw}
          </Button>
        )}
        <span className="contents">{children}</span>
      </div>
    </form>
  );
};
