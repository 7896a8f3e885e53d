import { useId, useState } from 'react';
import { Check } from 'lucide-react';
import { useIsSuspended } from '../../apollo/use-is-suspended.ts';
import { SuspendedHint } from '../../game/suspended-hint.tsx';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { cx } from '../../lib/class-names.ts';
import { formatDateTime } from '../../lib/time/format.ts';
import type { BonusTaskFragment } from './bonus.generated.ts';
import { texts } from './texts.ts';
import { useSaveAnswer } from './use-save-answer.ts';

interface AnswerFormProps {
  task: BonusTaskFragment;
  /** Called after the answer was stored; `onFailed` after a failure. */
  onSaved?: () => void;
  onFailed?: () => void;
}

/** The answers of an open question. The player can store one of them until the deadline. */
export const AnswerForm = ({ task, onSaved, onFailed }: AnswerFormProps) => {
  const { id, selections, deadline, ownSelectionId } = task;
  const name = useId();
  const isSuspended = useIsSuspended();
  const [choice, setChoice] = useState(ownSelectionId ?? 0);
  const { state, save, reset } = useSaveAnswer(id);
  const isStored = state === 'saved' || (state === 'idle' && choice !== 0 && choice === ownSelectionId);
  const failure = typeof state === 'string' ? null : state;
  const chosen = choice || (state === 'saved' ? 1 : 0);

  const submit = async (): Promise<void> => {
    if (state === 'saving' || isStored) return;
    if (await save(choice)) onSaved?.();
    else onFailed?.();
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      className="grid grid-cols-[minmax(0,1fr)] gap-3"
    >
      <fieldset
        disabled={isSuspended}
        className="m-0 grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2 border-0 p-0"
      >
        <legend className="mb-1.5 text-sm font-semibold">{texts.answers}</legend>
        {selections.map(({ selectionId, selection }) => (
          <label
            key={selectionId}
            className={cx(
              'relative flex min-h-12 items-center gap-3 rounded-md px-4 py-2 ring-1 ring-line-strong ring-inset hover:bg-surface-2',
              'has-checked:bg-joker-soft has-checked:ring-2 has-checked:ring-joker has-focus-visible:outline-3 has-focus-visible:outline-ring',
            )}
          >
            <input
              type="radio"
              name={name}
              value={selectionId}
              checked={chosen === selectionId}
              onChange={() => {
                if (state === 'saving') return;
                setChoice(selectionId);
                reset();
              }}
              className="size-5 flex-none"
            />
            <span className="min-w-0 leading-tight font-semibold wrap-anywhere">{selection}</span>
          </label>
        ))}
      </fieldset>
      {failure && <Notice tone="error" title={failure.message} />}
      {isSuspended ? (
        <SuspendedHint />
      ) : (
        <>
          <Button
            type="submit"
            variant="gold"
            busy={state === 'saving'}
            disabled={isStored}
            className="data-off:bg-brand! data-off:text-on-brand!"
          >
            {isStored && <Check aria-hidden="true" className="size-5" strokeWidth={3} />}
            <span>{state === 'saving' ? texts.saving : isStored ? texts.saved : texts.save}</span>
          </Button>
          <p role="status" className="min-h-10 text-sm text-ink-2">
            {isStored ? texts.resolvedLater(formatDateTime(deadline)) : choice === 0 && texts.firstIsUsed}
          </p>
        </>
      )}
    </form>
  );
};
