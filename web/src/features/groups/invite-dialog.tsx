import { usePolled } from '../../apollo/use-polled.ts';
import { Dialog } from '../../components/dialog.tsx';
import { groupInvitation } from '../../lib/group-invitation.ts';
import { InviteDocument } from './group.generated.ts';
import { InviteEmail } from './invite-email.tsx';
import { InviteLink } from './invite-link.tsx';
import { InvitePlayers } from './invite-players.tsx';
import { texts } from './texts.ts';

interface InviteDialogProps {
  group: { id: number; name: string; isPrivate: boolean; link: string };
  onClose: () => void;
}

/** All ways in which an owner brings others into the group: the link first, in every form. */
export const InviteDialog = ({ group, onClose }: InviteDialogProps) => {
  const { data } = usePolled(InviteDocument);
  const url = `${location.origin}${groupInvitation(group.link, data?.viewer?.recommendGuid)}`;
  return (
    <Dialog open onClose={onClose} title={texts.inviteTitle} steady>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
        <InviteLink name={group.name} isPrivate={group.isPrivate} url={url} />
        <InviteEmail groupLink={group.link} />
        <InvitePlayers groupId={group.id} />
      </div>
    </Dialog>
  );
};
