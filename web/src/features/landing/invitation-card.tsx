import { Lock, UsersRound } from 'lucide-react';
import { usePolled } from '../../apollo/use-polled.ts';
import { Skeleton } from '../../components/skeleton.tsx';
import { GroupInvitationDocument, type GroupInvitationQuery } from './invitation.generated.ts';
import { texts } from './texts.ts';

export type InvitedGroup = GroupInvitationQuery['invitedGroup'];

/** The group into which a visitor is invited; undefined while that is not known. */
export const useInvitation = (link = ''): InvitedGroup | undefined =>
  usePolled(GroupInvitationDocument, { variables: { link }, skip: !link }).data?.invitedGroup;

interface InvitationCardProps {
  group: InvitedGroup | undefined;
}

/** What an outsider with the link sees of a group, and what happens next. */
export const InvitationCard = ({ group }: InvitationCardProps) => (
  <div className="mt-5 flex max-w-lg items-start gap-3 rounded-lg bg-joker-soft px-4 py-4 text-joker-text shadow-far hyphens-auto">
    <UsersRound aria-hidden="true" className="mt-0.5 size-6 flex-none max-[14rem]:hidden" />
    {group === undefined && (
      <span aria-hidden="true" className="grid min-h-16 flex-1 content-start gap-2">
        <Skeleton className="h-5 w-44 max-w-full" />
        <Skeleton className="h-4 w-32 max-w-full" />
      </span>
    )}
    {group === null && <p className="font-semibold">{texts.groupGone}</p>}
    {group && (
      <div className="min-w-0 flex-1">
        <p className="text-sm">{texts.invitedInto}</p>
        <p className="text-lg leading-tight font-bold hyphens-auto [overflow-wrap:anywhere]">{group.name}</p>
        <p className="flex flex-wrap gap-x-2.5 text-sm">
          {texts.groupFacts(group.memberCount, group.founder.name)}
          {group.isPrivate && (
            <span className="inline-flex items-center gap-1">
              <Lock aria-hidden="true" className="size-3.5 flex-none" />
              {texts.groupPrivate}
            </span>
          )}
        </p>
        <p className="mt-2 text-sm font-semibold">{group.isPrivate ? texts.nextPrivate : texts.nextOpen}</p>
      </div>
    )}
  </div>
);
