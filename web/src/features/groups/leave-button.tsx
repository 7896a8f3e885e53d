import { DoorOpen } from 'lucide-react';
import { IconButton } from '../../components/icon-button.tsx';
import { useConfirm } from '../../components/use-confirm.tsx';
import { texts } from './texts.ts';
import { useLeaveGroup } from './use-leave-group.ts';

interface LeaveButtonProps {
  group: { id: number; name: string; isPrivate: boolean };
  /** In the group's band, or at the end of a row. */
  look: 'turf' | 'icon';
}

/** Asks first. Not for the owner, who cannot leave. */
export const LeaveButton = ({ group, look }: LeaveButtonProps) => {
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
  const act = { 'aria-label': texts.leaveGroup(group.name), onClick: ask };
  return (
    <>
      {look === 'turf' ? (
        <button
          type="button"
          {...act}
          className="-mx-3 min-h-11 rounded-full px-3 text-sm font-semibold text-on-turf-2 hover:bg-turf-line"
        >
          {texts.leave}
        </button>
      ) : (
        <IconButton icon={DoorOpen} label={act['aria-label']} onClick={ask} />
      )}
      {dialog}
    </>
  );
};
