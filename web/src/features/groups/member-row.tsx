import type { ReactNode } from 'react';
import { Crown } from 'lucide-react';
import { Avatar } from '../../components/avatar.tsx';
import { Badge } from '../../components/badge.tsx';
import { FavoriteButton } from '../../components/favorite-button.tsx';
import { LockedBadge } from '../../components/locked-badge.tsx';
import { PlayerLink } from '../../components/player-link.tsx';
import { cx } from '../../lib/class-names.ts';
import { formatNumber } from '../../lib/format.ts';
import type { GroupMembersQuery } from './members.generated.ts';
import { texts } from './texts.ts';

export type Member = GroupMembersQuery['groupRanking']['items'][number];

interface MemberRowProps {
  member: Member;
  isOwn: boolean;
  isFounder: boolean;
  /** Places and points count from the lock of the first match on. */
  ranked: boolean;
  /** The place among all is that of a match day. */
  ofDay: boolean;
  /** In place of the star, what the owner may do. */
  tool?: (player: { id: number; fullname: string }) => ReactNode;
}

/** From here on points show bold (specification, chapter 9). */
const MANY = 5;

/** One member: the place in the group first, the place among all below the name. */
export const MemberRow = ({ member, isOwn, isFounder, ranked, ofDay, tool }: MemberRowProps) => {
  const { ranking, overallRanking, points, isBest, user } = member;
  const { id, fullname, city, pictureStamp, isLocked } = user;
  const inTotal = ofDay ? texts.ofDay : texts.inTotal;
  return (
    <div className="@container relative flex min-h-15 items-center gap-2 px-3 py-2 hover:bg-surface-2 xs:gap-3 sm:px-5">
      {ranked && (
        <span className="min-w-[min(2rem,10vw)] flex-none text-right text-[min(1.125rem,7vw)] leading-tight font-bold sm:min-w-11">
          <span className="sr-only">{ranking > 0 ? texts.rank('') : texts.noRank}</span>
          <span aria-hidden={ranking === 0}>{ranking > 0 ? formatNumber(ranking) : '–'}</span>
        </span>
      )}
      <Avatar id={id} name={fullname} pictureStamp={pictureStamp} size={35} className="@max-3xs:hidden" />
      <span className="min-w-0 flex-1">
        <PlayerLink
          player={user}
          bare
          className={cx(
            'line-clamp-3 hyphens-auto hover:no-underline leading-tight font-semibold after:absolute after:inset-0 max-xs:text-[min(0.875rem,6.5vw)] max-xs:leading-tight',
            'focus-visible:outline-none focus-visible:after:rounded-md focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-ring',
          )}
        />
        <span className="flex min-h-5 flex-wrap items-center gap-x-2 text-[min(0.875rem,6vw)] leading-snug text-ink-2">
          {isOwn && <Badge tone="neutral">{texts.you}</Badge>}
          {isLocked && <LockedBadge />}
          {isBest && (
            <Badge tone="gold">
              <Crown aria-hidden="true" className="size-3 fill-current" />
              <span className="sr-only">{texts.best}</span>
              <span aria-hidden="true">{texts.rank('1')}</span>
            </Badge>
          )}
          {ranked && overallRanking > 0 && (
            <span className="max-w-full truncate">{inTotal(formatNumber(overallRanking))}</span>
          )}
          {isFounder && <span className="max-w-full truncate">{texts.founder}</span>}
          <span className="max-w-full truncate max-sm:hidden">{city}</span>
        </span>
      </span>
      {tool ? (
        <span className="relative flex-none">{tool(user)}</span>
      ) : isOwn ? (
        <span className="w-11 flex-none max-xs:hidden" />
      ) : (
        <FavoriteButton player={user} className="relative max-xs:-mx-1.5" />
      )}
      {ranked && (
        <span className="min-w-9 flex-none text-right leading-tight whitespace-nowrap sm:min-w-16">
          <span
            className={cx(
              'block text-[min(1.375rem,9vw)] leading-tight',
              points >= MANY ? 'font-extrabold' : 'font-medium',
              points === 0 && 'text-ink-2',
            )}
          >
            {formatNumber(points)}
          </span>
          <span className="sr-only text-sm text-ink-2 sm:not-sr-only">{texts.points(points)}</span>
        </span>
      )}
    </div>
  );
};
