import { useEffect, type ReactNode } from 'react';
import { usePolled } from '../../../apollo/use-polled.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { Loading, Skeleton } from '../../../components/skeleton.tsx';
import { cx } from '../../../lib/class-names.ts';
import { refetchActive } from '../../../lib/queries/active-queries.ts';
import { groupInvitation } from '../../../lib/session/group-invitation.ts';
import { InviteDocument } from '../group.generated.ts';
import { InviteEmail } from './invite-email.tsx';
import { InviteLink } from './invite-link.tsx';
import { InvitePlayers } from './invite-players.tsx';
import { texts } from '../texts.ts';

interface InviteDialogProps {
  group: { id: number; name: string; isPrivate: boolean; link: string };
  onClose: () => void;
}

/** All ways to invite others into the group; the link comes first. */
export const InviteDialog = ({ group, onClose }: InviteDialogProps) => {
  const { data, failure, refetch } = usePolled(InviteDocument);
  // Closing refetches the members; by then tipp has received the events of added players.
  useEffect(
    () => () => {
      void refetchActive('GroupMembers');
      void refetchActive('GroupPlace');
    },
    [],
  );
  return (
    <Dialog open onClose={onClose} title={texts.inviteInto(group.name)} steady>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
        {failure && <ErrorState small message={failure.message} onRetry={refetch} />}
        {(data || !failure) && (
          <Shown isKnown={data !== undefined}>
            <InviteLink
              name={group.name}
              isPrivate={group.isPrivate}
              url={`${location.origin}${groupInvitation(group.link, data?.viewer?.recommendGuid)}`}
            />
          </Shown>
        )}
        <InviteEmail groupLink={group.link} />
        <InvitePlayers groupId={group.id} />
      </div>
    </Dialog>
  );
};

/** Hides the link until it is final, so that nobody copies or photographs a wrong one. */
const Shown = ({ isKnown, children }: { isKnown: boolean; children: ReactNode }) => (
  <div className="relative">
    <div inert={!isKnown} className={cx(!isKnown && 'invisible')}>
      {children}
    </div>
    {!isKnown && (
      <Loading className="absolute inset-0 grid">
        <Skeleton className="rounded-lg" />
      </Loading>
    )}
  </div>
);
