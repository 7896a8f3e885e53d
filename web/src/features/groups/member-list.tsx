import type { ReactNode } from 'react';
import { ItemBoundary } from '../../components/item-boundary.tsx';
import { cx } from '../../lib/class-names.ts';
import { MemberRow } from './member-row.tsx';
import type { GroupMembersQuery } from './members.generated.ts';
import { texts } from './texts.ts';

type Listed = GroupMembersQuery['groupRanking'];

interface MemberListProps {
  listed: Listed;
  founderId: number;
  ofDay: boolean;
  /** Where the own row stands when it is not among the members shown. */
  ownSide: 'top' | 'bottom';
  isStale: boolean;
  tool?: (player: { id: number; fullname: string }) => ReactNode;
}

export const OWN_ROW = 'ich';

/** A page of members; the own row keeps in sight, below the header or above the bottom bar. */
export const MemberList = ({ listed, founderId, ofDay, ownSide, isStale, tool }: MemberListProps) => {
  const { items, own, visible } = listed;
  const isOn = items.some(({ user }) => user.id === own?.user.id);
  const extra = own && !isOn ? [own] : [];
  const rows = ownSide === 'top' ? [...extra, ...items] : [...items, ...extra];
  return (
    <ol
      tabIndex={-1}
      aria-label={texts.membersTab}
      aria-busy={isStale || undefined}
      className={cx(
        'overflow-clip rounded-lg border border-line bg-surface shadow-card transition-opacity duration-150',
        isStale && 'opacity-60 delay-150',
      )}
    >
      {rows.map((member) => {
        const { id } = member.user;
        const isOwn = id === own?.user.id;
        return (
          <li
            key={id}
            id={isOwn ? OWN_ROW : undefined}
            tabIndex={isOwn ? -1 : undefined}
            className={cx(
              'border-t border-line first:border-t-0',
              isOwn &&
                'sticky top-15 bottom-[calc(56px+env(safe-area-inset-bottom))] z-10 bg-joker-soft shadow-[0_0_0_2px_var(--joker)] md:bottom-0',
            )}
          >
            <ItemBoundary>
              <MemberRow
                member={member}
                isOwn={isOwn}
                isFounder={id === founderId}
                ranked={visible}
                ofDay={ofDay}
                tool={id === founderId ? undefined : tool}
              />
            </ItemBoundary>
          </li>
        );
      })}
    </ol>
  );
};
