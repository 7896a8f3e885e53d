import { useState, type ReactNode } from 'react';
import { Check } from 'lucide-react';
import { useIsSuspended } from '../../apollo/use-is-suspended.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { Card } from '../../components/card.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { takeJoining } from '../../lib/session/group-invitation.ts';
import { getViewer } from '../../lib/session/session.ts';
import { GroupBand } from './group-band.tsx';
import type { GroupViewFragment } from './group.generated.ts';
import { JoinForm } from './join-form.tsx';
import { LeaveButton } from './leave-button.tsx';
import { MembersTab } from './members/members-tab.tsx';
import { MissingTipps } from './missing-tipps.tsx';
import { OwnerTools } from './owner-tools.tsx';
import { texts } from './texts.ts';

export interface Slots {
  /** The members' posts. */
  conversation: (groupId: number) => ReactNode;
  dayPicker: (day: number, onPick: (day: number) => void) => ReactNode;
  /**
   * @param base the tab's address
   * @param onPlaying told whether it shows a running match
   */
  konferenz: (groupId: number, base: string, onPlaying: (isPlaying: boolean) => void) => ReactNode;
}

export type GroupTab = 'members' | 'conversation' | 'konferenz';

interface GroupViewProps extends Slots {
  group: GroupViewFragment;
  tab: GroupTab;
  /** The group's page. */
  base: string;
  /** The guid of the invite link that the player opened. */
  link?: string;
}

/** Members see ranking, conversation and Konferenz; everyone else sees only the form to join. */
export const GroupView = (props: GroupViewProps) => {
  const { group, link } = props;
  // A player who has just registered by the link joins at once, unless the group has a password.
  const [isNew] = useState(() => link !== undefined && takeJoining(link, getViewer()));
  return group.member ? (
    <Inside {...props} isNew={isNew} />
  ) : (
    <Outside group={group} link={link} autoJoin={isNew && !group.isPrivate} />
  );
};

interface OutsideProps extends Pick<GroupViewProps, 'group' | 'link'> {
  autoJoin: boolean;
}

const Outside = ({ group, link, autoJoin }: OutsideProps) => (
  <>
    <GroupBand group={group} isLoading={false} />
    <Card as="section" aria-label={texts.join} className="max-w-xl">
      <JoinForm group={group} isInvited={link !== undefined} autoJoin={autoJoin} />
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

/** Links to the introduction, which players who registered by a group's link have not seen. */
const Welcome = () => (
  <Card className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3">
    <p className="min-w-0 flex-[1_1_14rem]">
      <b className="block">{texts.joined}</b>
      {texts.joinedHint}
    </p>
    <ButtonLink to="/willkommen" className="max-sm:w-full">
      {texts.toWelcome}
    </ButtonLink>
  </Card>
);

/** A member's actions; a suspended player has none. */
const Tools = ({ group, base }: Pick<GroupViewProps, 'group' | 'base'>) => {
  const isSuspended = useIsSuspended();
  if (group.owner) return <OwnerTools group={group} base={base} isSuspended={isSuspended} />;
  return !isSuspended && <LeaveButton group={group} look="turf" />;
};

interface InsideProps extends GroupViewProps {
  /** Has just registered by the group's link. */
  isNew: boolean;
}

const Inside = ({ group, tab, base, isNew, ...slots }: InsideProps) => {
  const [isPlaying, setPlaying] = useState(false);
  const isKonferenz = tab === 'konferenz';
  return (
    <>
      {/* Above the Konferenz it leaves the room to the table. */}
      <GroupBand group={group} isLoading={false} isSlim={isKonferenz} isPlaying={isKonferenz && isPlaying}>
        {!isKonferenz && <Tools group={group} base={base} />}
      </GroupBand>
      {group.owner && <MissingTipps groupId={group.id} />}
      {isNew && <Welcome />}
      <div className="mb-4">
        <Tabs
          label={texts.tabs}
          tabs={[
            { to: base, label: texts.membersTab, current: tab === 'members' },
            { to: `${base}/2`, label: texts.conversation, current: tab === 'conversation' },
            { to: `${base}/3`, label: texts.konferenz, current: isKonferenz },
          ]}
        />
      </div>
      {tab === 'members' && (
        <section aria-label={texts.membersTab}>
          <MembersTab group={group} base={base} dayPicker={slots.dayPicker} />
        </section>
      )}
      {tab === 'conversation' && (
        <section aria-label={texts.conversation} className="min-w-0">
          {slots.conversation(group.id)}
        </section>
      )}
      {isKonferenz && (
        <section aria-label={texts.konferenz} className="min-w-0">
          {slots.konferenz(group.id, `${base}/3`, setPlaying)}
        </section>
      )}
    </>
  );
};
