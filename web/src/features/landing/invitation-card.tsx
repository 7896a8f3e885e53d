import type { ReactNode } from 'react';
import { Gift, Lock, UsersRound, type LucideIcon } from 'lucide-react';
import { usePolled } from '../../apollo/use-polled.ts';
import { Skeleton } from '../../components/skeleton.tsx';
import { cx } from '../../lib/class-names.ts';
import { GroupInvitationDocument, type GroupInvitationQuery } from './invitation.generated.ts';
import { texts } from './texts.ts';

export type InvitedGroup = GroupInvitationQuery['invitedGroup'];

/** The group that a visitor is invited to; undefined while it is loading. */
export const useInvitation = (link = ''): InvitedGroup | undefined =>
  usePolled(GroupInvitationDocument, { variables: { link }, skip: !link }).data?.invitedGroup;

interface GoldenBoxProps {
  icon: LucideIcon;
  /** Reserves room for loading parts, so that nothing moves. */
  className: string;
  children: ReactNode;
}

/** The golden box of an invitation: an icon with a text. */
const GoldenBox = ({ icon: Icon, className, children }: GoldenBoxProps) => (
  <div className="mt-5 flex max-w-lg items-center gap-3 rounded-lg bg-joker-soft px-4 py-3 text-joker-text shadow-far ring-2 ring-joker hyphens-auto">
    <Icon aria-hidden="true" className="size-6 flex-none max-[14rem]:hidden" />
    <div className={cx('grid min-w-0 flex-1 content-center text-sm', className)}>{children}</div>
  </div>
);

const large = 'text-lg leading-tight font-bold wrap-anywhere';

/** The public part of a group, and the next step; a skeleton while it is loading. */
export const InvitationCard = ({ group }: { group: InvitedGroup | undefined }) => (
  <GoldenBox icon={UsersRound} className="min-h-30">
    {group === undefined && (
      <span aria-hidden="true" className="grid gap-2">
        <Skeleton className="h-5 w-44 max-w-full" />
        <Skeleton className="h-4 w-32 max-w-full" />
      </span>
    )}
    {group === null && <p className="text-base font-semibold">{texts.groupGone}</p>}
    {group && (
      <>
        <p>{texts.invitedInto}</p>
        <p className={large}>{group.name}</p>
        <p>{texts.groupFacts(group.memberCount, group.founder.name)}</p>
        <p className="mt-2 flex gap-1.5 font-semibold">
          {group.isPrivate && <Lock aria-hidden="true" className="mt-1 size-3.5 flex-none" />}
          <span>{group.isPrivate ? texts.nextPrivate : texts.nextOpen}</span>
        </p>
      </>
    )}
  </GoldenBox>
);

/** @param who a sentence about the recommending player */
export const RecommendationCard = ({ who }: { who: string }) => (
  <GoldenBox icon={Gift} className="min-h-15">
    <p className={large}>{who}</p>
    <p>{texts.welcome}</p>
  </GoldenBox>
);
