import type { ReactNode } from 'react';
import { Badge } from '../../components/badge.tsx';
import { Card } from '../../components/card.tsx';
import { GroupFacts } from './group-facts.tsx';
import type { GroupViewFragment } from './group.generated.ts';
import { InviteCard } from './invite-card.tsx';
import { JoinForm } from './join-form.tsx';
import { LeaveButton } from './leave-button.tsx';
import { texts } from './texts.ts';

interface GroupViewProps {
  group: GroupViewFragment;
  /** The guid of the invite link the player came by. */
  link?: string;
  /** What the members write, drawn by another feature. */
  conversation: ReactNode;
}

/** For members the conversation and the way to invite; for everyone else only the way in. */
export const GroupView = ({ group, link, conversation }: GroupViewProps) => {
  const facts = (
    <Card as="section" aria-label={texts.group}>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <GroupFacts group={group} />
        {group.owner && <Badge tone="neutral">{texts.owner}</Badge>}
        {group.member && !group.owner && (
          <span className="-my-1.5">
            <LeaveButton group={group} />
          </span>
        )}
      </div>
    </Card>
  );
  if (!group.member)
    return (
      <div className="grid max-w-xl gap-4">
        {facts}
        <Card as="section" aria-label={texts.join}>
          <JoinForm group={group} link={link} />
        </Card>
      </div>
    );
  return (
    <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_330px]">
      <aside className="grid gap-4 self-start lg:order-last">
        {facts}
        <InviteCard name={group.name} link={group.link} />
      </aside>
      <section aria-label={texts.conversation} className="min-w-0">
        <h2 className="mb-3 text-lg font-bold">{texts.conversation}</h2>
        {conversation}
      </section>
    </div>
  );
};
