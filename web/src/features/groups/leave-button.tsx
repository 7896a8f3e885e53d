import { Button } from '../../components/button.tsx';
import type { ButtonLook } from '../../components/button-style.ts';
import { useConfirm } from '../../components/use-confirm.tsx';
import { cx } from '../../lib/class-names.ts';
import { texts } from './texts.ts';
import { useLeaveGroup } from './use-leave-group.ts';

interface LeaveButtonProps extends Pick<ButtonLook, 'variant'> {
  group: { id: number; name: string; isPrivate: boolean };
}

/** Asks first. Not for the owner, who cannot leave. */
export const LeaveButton = ({ group, variant = 'ghost' }: LeaveButtonProps) => {
  const { ask, dialog } = useConfirm({
    title: texts.leaveTitle,
    question: (
      <>
        <p>{texts.leaveQuestion(group.name)}</p>
        {group.isPrivate && <p className="mt-2 text-sm text-ink-2">{texts.leavePrivate}</p>}
      </>
    ),
    confirmLabel: texts.doLeave,
    tone: 'danger',
    onConfirm: useLeaveGroup(group.id),
  });
  return (
    <>
      <Button
        size="sm"
        variant={variant}
        className={cx(variant === 'ghost' && '-mx-3')}
        aria-label={texts.leaveGroup(group.name)}
        onClick={ask}
      >
        {texts.leave}
      </Button>
      {dialog}
    </>
  );
};
