import { useState } from 'react';
import { Ban, Eye, EyeOff, Trash2, type LucideIcon } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { useConfirm } from '../../components/use-confirm.tsx';
import { cx } from '../../lib/class-names.ts';
import type { Failure } from '../../lib/failure.ts';
import { getSession } from '../../lib/session/session.ts';
import { showToast } from '../../lib/page/toast-store.ts';
import { LockAuthorDocument, ModerateTextDocument, type ReportedTextFragment } from './reports.generated.ts';
import { texts } from './texts.ts';
import { useSafeMutation } from '../../apollo/use-safe-mutation.ts';
import type { ModerationStep } from '../../generated/schema.ts';
import { refetchActive } from '../../lib/queries/active-queries.ts';

/** Refetches the list after a failure, because another operator or the author may have changed the text. */
const shown = async (failure: Failure | null): Promise<Failure | null> => {
  if (failure) await refetchActive('ReportedTexts');
  return failure;
};

export interface DecidedText {
  id: number;
  user: Pick<ReportedTextFragment['user'], 'id' | 'fullname' | 'isLocked'>;
  /** The state in the list of reports; without one the text is publicly visible. */
  state?: ReportedTextFragment['state'];
}

interface DecisionsProps {
  text: DecidedText;
  /** Called after the text was hidden or deleted; given only outside the list of reports. */
  onRemoved?: () => void;
}

interface StepLook {
  icon?: LucideIcon;
  isMain?: boolean;
  /** Another tap cannot undo this step. */
  isHarsh?: boolean;
  /** The button is as wide as the one that replaces it. */
  isSteady?: boolean;
}

/** The actions that operators have for a text and its author, by the text's state. */
export const Decisions = ({ text, onRemoved }: DecisionsProps) => {
  const { id, state = 'DISMISSED', user } = text;
  // Both answers update the list.
  const [moderate, moderating] = useSafeMutation(ModerateTextDocument);
  const [lockAuthor, locking] = useSafeMutation(LockAuthorDocument);
  const decide = async (step: ModerationStep): Promise<Failure | null> =>
    shown((await moderate({ input: { id, step } })).failure);
  /** Locks the text's author, or lets the author write again. */
  const setLocked = async (isLocked: boolean): Promise<Failure | null> =>
    shown((await lockAuthor({ input: { userId: user.id, isLocked } })).failure);
  const [failure, setFailure] = useState<Failure | null>(null);
  const run = async (work: Promise<Failure | null>): Promise<void> => setFailure(await work);
  const take = async (step: 'HIDE' | 'DELETE'): Promise<Failure | null> => {
    const failed = await decide(step);
    if (failed) return failed;
    onRemoved?.();
    if (step === 'HIDE') showToast(onRemoved ? texts.hidden : texts.hiddenHere);
    return null;
  };
  const remove = useConfirm({
    title: texts.removeTitle,
    question: texts.removeQuestion,
    confirmLabel: texts.doRemove,
    tone: 'danger',
    onConfirm: () => take('DELETE'),
  });
  const lock = useConfirm({
    title: texts.lockTitle,
    question: texts.lockQuestion(user.fullname),
    confirmLabel: texts.doLock,
    tone: 'danger',
    onConfirm: () => setLocked(true),
  });
  const isThere = state !== 'DELETED' && state !== 'GONE';
  const spoken = (label: string): string => `${label}: ${user.fullname}`;
  const step = (label: string, onClick: () => void, { icon: Icon, ...look }: StepLook = {}) => (
    <Button
      size="sm"
      variant={look.isMain ? 'primary' : 'secondary'}
      disabled={moderating.isBusy || locking.isBusy}
      aria-label={spoken(label)}
      onClick={onClick}
      className={cx(look.isHarsh && 'text-live!', look.isSteady && 'min-w-40')}
    >
      {Icon && <Icon aria-hidden="true" className="size-4" />}
      <span>{label}</span>
    </Button>
  );
  return (
    <div className="grid gap-2">
      {failure && <Notice tone="error" title={failure.message} />}
      <div className="flex flex-wrap gap-2">
        {/* The button that disappears comes last, so that no other one moves under the pointer after a click. */}
        {(state === 'OPEN' || state === 'DISMISSED') &&
          step(texts.hide, () => void run(take('HIDE')), { icon: EyeOff, isSteady: true })}
        {state === 'HIDDEN' &&
          step(texts.show, () => void run(decide('SHOW')), { icon: Eye, isSteady: true })}
        {isThere && step(texts.remove, remove.ask, { icon: Trash2, isHarsh: true })}
        {user.id !== getSession().user?.id &&
          (user.isLocked
            ? step(texts.unlock, () => void run(setLocked(false)))
            : step(texts.lock, lock.ask, { icon: Ban, isHarsh: true }))}
        {state === 'OPEN' && step(texts.dismiss, () => void run(decide('DISMISS')), { isMain: true })}
      </div>
      {remove.dialog}
      {lock.dialog}
    </div>
  );
};
