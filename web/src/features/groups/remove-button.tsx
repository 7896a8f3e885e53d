import { UserMinus } from 'lucide-react';
import { useWrite } from '../../apollo/use-write.ts';
import { IconButton } from '../../components/icon-button.tsx';
import { useConfirm } from '../../components/use-confirm.tsx';
import { askAgain } from '../../lib/ask-again.ts';
import { RemoveMemberDocument } from './members.generated.ts';
import { texts } from './texts.ts';

interface RemoveButtonProps {
  groupId: number;
  player: { id: number; fullname: string };
}

/** That somebody left is heard of within moments. */
const HEARD_MS = 700;

/** Takes a member out of the group, after a question. */
export const RemoveButton = ({ groupId, player: { id, fullname } }: RemoveButtonProps) => {
  const [remove] = useWrite(RemoveMemberDocument);
  const { ask, dialog } = useConfirm({
    title: texts.removeTitle,
    question: (
      <>
        <p>{texts.removeQuestion(fullname)}</p>
        <p className="mt-2 text-sm text-ink-2">{texts.removeHint}</p>
      </>
    ),
    confirmLabel: texts.doRemove,
    onConfirm: async () => {
      const { failure } = await remove({ input: { groupId, userId: id } });
      if (failure) return failure;
      await new Promise((resolve) => setTimeout(resolve, HEARD_MS));
      await askAgain('GroupMembers');
      return null;
    },
  });
  return (
    <>
      <IconButton icon={UserMinus} label={texts.removeMember(fullname)} tone="outlined" onClick={ask} />
      {dialog}
    </>
  );
};
