import { UserMinus } from 'lucide-react';
import { IconButton } from '../../../components/icon-button.tsx';
import { useConfirm } from '../../../components/use-confirm.tsx';
import { texts } from '../texts.ts';
import { useRemoveMember } from './use-remove-member.ts';

interface RemoveButtonProps {
  group: { id: number; isPrivate: boolean };
  player: { id: number; fullname: string };
}

/** Removes a member from the group, after a question. */
export const RemoveButton = ({ group, player: { id, fullname } }: RemoveButtonProps) => {
  const remove = useRemoveMember(group.id);
  const { ask, dialog } = useConfirm({
    title: texts.removeTitle,
    question: (
      <>
        <p>{texts.removeQuestion(fullname)}</p>
        <p className="mt-2 text-sm text-ink-2">{texts.removeHint[group.isPrivate ? 'private' : 'open']}</p>
      </>
    ),
    confirmLabel: texts.doRemove,
    tone: 'danger',
    onConfirm: () => remove(id),
  });
  return (
    <>
      <IconButton icon={UserMinus} label={texts.removeMember(fullname)} tone="outlined" onClick={ask} />
      {dialog}
    </>
  );
};
