import { useState } from 'react';
import { Pencil, Settings2, Trash2, UserMinus, UserPlus, UserX } from 'lucide-react';
import { usePolled } from '../../apollo/use-polled.ts';
import { Button } from '../../components/button.tsx';
import { buttonStyle } from '../../components/button-style.ts';
import { Menu } from '../../components/menu.tsx';
import { useConfirm } from '../../components/use-confirm.tsx';
import { cx } from '../../lib/class-names.ts';
import { isNotKnownYet } from '../../lib/failure.ts';
import { useDialogAddress } from '../../lib/address/use-dialog-address.ts';
import { EditDialog } from './edit-dialog.tsx';
import type { GroupViewFragment } from './group.generated.ts';
import { InviteDialog } from './invite/invite-dialog.tsx';
import { GroupLastOutDocument } from './last-out/last-out.generated.ts';
import { useSwitchLastOut } from './last-out/use-switch-last-out.ts';
import { INVITE, MANAGE, texts } from './texts.ts';
import { useDeleteGroup } from './use-delete-group.ts';

/** Lets both buttons fit side by side on the smallest phones. */
const narrow = 'max-xs:gap-1! max-xs:px-3! max-xs:[&>svg]:size-4.5';

interface OwnerToolsProps {
  group: GroupViewFragment;
  /** The group's page. */
  base: string;
  /** Nothing new can be started; an open form stays, with its entries. */
  isSuspended: boolean;
}

/** Inviting is one tap; a menu holds the owner's other actions. */
export const OwnerTools = ({ group, base, isSuspended }: OwnerToolsProps) => {
  const invitation = useDialogAddress(INVITE);
  const [isEditing, setEditing] = useState(false);
  // The card polls; this answer only chooses the menu's entry.
  const lastOut = usePolled(GroupLastOutDocument, {
    variables: { groupId: group.id },
    isRetryable: isNotKnownYet,
  }).data?.groupLastOut;
  const { start, end } = useSwitchLastOut(group.id, lastOut);
  const starting = useConfirm({
    title: texts.lastOut,
    question: (
      <>
        <p>{texts.lastOutQuestion}</p>
        <p className="mt-2 text-sm text-ink-2">{texts.lastOutRules.join(' ')}</p>
      </>
    ),
    cancelLabel: texts.lastOutNotNow,
    confirmLabel: texts.lastOutStart,
    onConfirm: start,
  });
  const ending = useConfirm({
    title: texts.lastOut,
    question: <p>{texts.lastOutEndQuestion}</p>,
    cancelLabel: texts.lastOutKeep,
    confirmLabel: texts.lastOutDoEnd,
    tone: 'danger',
    onConfirm: end,
  });
  const { ask, dialog } = useConfirm({
    title: texts.delete,
    question: (
      <>
        <p>{texts.deleteQuestion}</p>
        <p className="mt-2 text-sm text-ink-2">{texts.deleteHint}</p>
      </>
    ),
    cancelLabel: texts.keep,
    confirmLabel: texts.doDelete,
    tone: 'danger',
    onConfirm: useDeleteGroup(group),
  });
  return (
    <>
      {!isSuspended && (
        <>
          <Button variant="gold" className={narrow} onClick={() => invitation.open(1)}>
            <UserPlus aria-hidden="true" className="size-5" />
            {texts.invite}
          </Button>
          <Menu
            label={texts.manage}
            triggerClassName={cx(buttonStyle({ variant: 'secondary' }), narrow)}
            trigger={
              <>
                <Settings2 aria-hidden="true" className="size-5" />
                <span aria-hidden="true">{texts.manage}</span>
              </>
            }
            items={[
              { label: texts.edit, icon: Pencil, onSelect: () => setEditing(true) },
              { label: texts.removeMembers, icon: UserMinus, to: `${base}?${MANAGE}=1` },
              ...(lastOut === undefined
                ? []
                : [
                    {
                      label: lastOut ? texts.lastOutEnd : texts.lastOut,
                      icon: UserX,
                      onSelect: lastOut ? ending.ask : starting.ask,
                    },
                  ]),
              { label: texts.delete, icon: Trash2, danger: true, onSelect: ask },
            ]}
          />
        </>
      )}
      {dialog}
      {starting.dialog}
      {ending.dialog}
      {isEditing && <EditDialog group={group} onClose={() => setEditing(false)} />}
      {invitation.value !== null && <InviteDialog group={group} onClose={invitation.close} />}
    </>
  );
};
