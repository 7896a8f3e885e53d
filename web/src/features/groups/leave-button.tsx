import { useState } from 'react';
import type { Failure } from '../../apollo/errors.ts';
import { Button } from '../../components/button.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { texts } from './texts.ts';
import { useLeaveGroup } from './use-leave-group.ts';

interface LeaveButtonProps {
  group: { id: number; name: string; isPrivate: boolean };
}

/** Asks first. Not for the owner, who cannot leave. */
export const LeaveButton = ({ group }: LeaveButtonProps) => {
  const [state, setState] = useState<'closed' | 'asking' | 'busy' | Failure>('closed');
  const leave = useLeaveGroup(group);
  const confirm = async (): Promise<void> => {
    setState('busy');
    setState((await leave()) ?? 'closed');
  };
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        aria-label={texts.leaveGroup(group.name)}
        onClick={() => setState('asking')}
      >
        {texts.leave}
      </Button>
      <ConfirmDialog
        open={state !== 'closed'}
        title={texts.leaveTitle}
        confirmLabel={texts.doLeave}
        danger
        busy={state === 'busy'}
        error={typeof state === 'string' ? undefined : state.message}
        onConfirm={() => void confirm()}
        onClose={() => setState('closed')}
      >
        <p>{texts.leaveQuestion(group.name)}</p>
        {group.isPrivate && <p className="mt-2 text-sm text-ink-2">{texts.leavePrivate}</p>}
      </ConfirmDialog>
    </>
  );
};
