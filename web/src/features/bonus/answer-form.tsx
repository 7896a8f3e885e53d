import { useId } from 'react';
import { Check } from 'lucide-react';
import { useIsSuspended } from '../../apollo/use-is-suspended.ts';
import { SuspendedHint } from '../../game/suspended-hint.tsx';
import { Button } from '../../components/button.tsx';
import { DraftForm } from '../../components/draft-form.tsx';
import { Notice } from '../../components/notice.tsx';
import { cx } from '../../lib/class-names.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { useFormDraft } from '../../lib/form/use-form-draft.ts';
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
  const save = useSaveAnswer(id);
  const { element, form, set, problems, busy, isUnsaved } = useForm({
    initial: { choice: ownSelectionId ?? 0 },
    draft: useFormDraft(`bonus answer ${id}`),
    send: async ({ choice }) => {
      if (isStored) return null;
      const failed = await save(choice);
      (failed ? onFailed : onSaved)?.();
      return failed && { ...failed, field: 'choice' };
    },
    then: 'clear',
  });
  const isStored = ownSelectionId !== null && !isUnsaved && !busy;

  return (
    <DraftForm {...element} className="grid grid-cols-[minmax(0,1fr)] gap-3">
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
              checked={form.choice === selectionId}
              onChange={() => {
                if (!busy) set('choice', selectionId);
              }}
              className="size-5 flex-none"
            />
            <span className="min-w-0 leading-tight font-semibold wrap-anywhere">{selection}</span>
          </label>
        ))}
      </fieldset>
      {problems.choice && !isStored && <Notice tone="error" title={problems.choice} />}
      {isSuspended ? (
        <SuspendedHint />
      ) : (
        <>
          <Button
            type="submit"
            variant="gold"
            busy={busy}
            disabled={isStored}
            className="data-off:bg-brand! data-off:text-on-brand!"
          >
            {isStored && <Check aria-hidden="true" className="size-5" strokeWidth={3} />}
            <span>{busy ? texts.saving : isStored ? texts.saved : texts.save}</span>
          </Button>
          <p role="status" className="min-h-10 text-sm text-ink-2">
            {isStored
              ? texts.resolvedLater(formatDateTime(deadline))
              : form.choice === 0 && texts.firstIsUsed}
          </p>
        </>
      )}
    </DraftForm>
  );
};
