import type { ReactNode } from 'react';
import { Crown } from 'lucide-react';
import { Badge } from '../../../components/badge.tsx';
import { playerListTexts } from '../../../game/player-list-texts.ts';
import { Place, PlayerRow } from '../../../game/player-row.tsx';
import { formatNumber } from '../../../lib/text/format-number.ts';
import type { GroupMembersQuery } from './members.generated.ts';
import { texts } from '../texts.ts';

interface MemberRowProps {
  member: GroupMembersQuery['groupRanking']['items'][number];
  isOwn: boolean;
  isFounder: boolean;
  /** Places and points count from the lock of the first match on. */
  ranked: boolean;
  /** The overall place is that of a match day. */
  ofDay: boolean;
  /** The owner's tool, in place of the star. */
  tool?: ReactNode;
}

/** One member: the place in the group first, the overall place below the name. */
export const MemberRow = ({ member, isOwn, isFounder, ranked, ofDay, tool }: MemberRowProps) => {
  const { ranking, overallRanking, points, isBest, user } = member;
  const inTotal = ofDay ? texts.ofDay : playerListTexts.inTotal;
  return (
    <PlayerRow
      player={user}
      isOwn={isOwn}
      place={
        ranked && (
          <span className="min-w-[min(2rem,10vw)] flex-none text-right text-[min(1.125rem,7vw)] leading-tight font-bold sm:min-w-11">
            <Place ranking={ranking} />
          </span>
        )
      }
      points={ranked ? points : undefined}
      badge={
        isBest && (
          <Badge tone="gold">
            <Crown aria-hidden="true" className="size-3 fill-current" />
            <span className="sr-only">{texts.best}</span>
            <span aria-hidden="true">{texts.bestShort}</span>
          </Badge>
        )
      }
      facts={[
        ranked && overallRanking > 0 && inTotal(formatNumber(overallRanking)),
        isFounder && texts.founder,
      ]}
      hidesCity
      tool={tool}
    />
  );
};
