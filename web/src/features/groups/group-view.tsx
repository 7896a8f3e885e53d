import { useState, type ReactNode } from 'react';
import { Check } from 'lucide-react';
import { useBarred } from '../../apollo/use-barred.ts';
import { Card } from '../../components/card.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { takeJoining } from '../../lib/group-invitation.ts';
import { GroupBand } from './group-band.tsx';
import type { GroupViewFragment } from './group.generated.ts';
import { JoinForm } from './join-form.tsx';
import { LeaveButton } from './leave-button.tsx';
import { MembersTab } from './members-tab.tsx';
import { OwnerTools } from './owner-tools.tsx';
import { texts } from './texts.ts';

/** What other features draw. */
export interface Slots {
  /** What the members write. */
  conversation: (groupId: number) => ReactNode;
  dayPicker: (day: number, onPick: (day: number) => void) => ReactNode;
}

interface GroupViewProps extends Slots {
  group: GroupViewFragment;
  tab: 'members' | 'conversation';
  /** The group's page. */
  base: string;
  /** The guid of the invite link the player came by. */
  link?: string;
}

/** For members their ranking and their conversation; for everyone else only the way in. */
export const GroupView = (props: GroupViewProps) =>
  props.group.member ? <Inside {...props} /> : <Outside group={props.group} link={props.link} />;

const Outside = ({ group, link }: Pick<GroupViewProps, 'group' | 'link'>) => {
  // Who has just registered by the link is in the group at once; a password is asked first.
  const [isComing] = useState(() => link !== undefined && takeJoining(link) && !group.isPrivate);
  return (
    <>
      <GroupBand group={group} isLoading={false} />
      <Card as="section" aria-label={texts.join} className="max-w-xl">
        <JoinForm group={group} isInvited={link !== undefined} atOnce={isComing} />
        <ul className="mt-5 grid gap-2 border-t border-line pt-4 text-sm text-ink-2">
          {texts.joinReasons.map((reason) => (
            <li key={reason} className="flex items-start gap-2">
              <Check aria-hidden="true" className="mt-0.5 size-4 flex-none text-link" />
              {reason}
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
};

/** What a member may do with the group: nothing when operators locked the player. */
const Tools = ({ group, base }: Pick<GroupViewProps, 'group' | 'base'>) =>
  group.owner ? <OwnerTools group={group} base={base} /> : <LeaveButton group={group} onTurf />;

const Inside = ({ group, tab, base, conversation, dayPicker }: GroupViewProps) => (
  <>
    <GroupBand group={group} isLoading={false}>
      {!useBarred() && <Tools group={group} base={base} />}
    </GroupBand>
    <div className="mb-4">
      <Tabs
        label={texts.tabs}
        tabs={[
          { to: base, label: texts.membersTab, current: tab === 'members' },
          { to: `${base}/2`, label: texts.conversation, current: tab === 'conversation' },
        ]}
      />
    </div>
    {tab === 'members' ? (
      <section aria-label={texts.membersTab}>
        <MembersTab group={group} base={base} dayPicker={dayPicker} />
      </section>
    ) : (
      <section aria-label={texts.conversation} className="min-w-0">
        {conversation(group.id)}
      </section>
    )}
  </>
);
