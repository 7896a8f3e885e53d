import type { FragmentType } from '@apollo/client/masking';
import { Printer } from 'lucide-react';
import { useIsOperator } from '../../../apollo/use-is-operator.ts';
import { useMasked } from '../../../apollo/use-masked.ts';
import { Avatar } from '../../../components/avatar.tsx';
import { Badge } from '../../../components/badge.tsx';
import { SuspendedBadge } from '../../../game/suspended-badge.tsx';
import { Link } from '../../../components/link.tsx';
import { PlayerLink } from '../../../game/player-link.tsx';
import { PrizeWinnerFragmentDoc, type PrizeWinnerFragment } from '../prizes.generated.ts';
import { texts } from '../texts.ts';

interface WinnerRowProps {
  winner: FragmentType<PrizeWinnerFragment>;
  size?: 35 | 50;
}

/** A winner. Operators also see why somebody may not win, and a link to the print view. */
export const WinnerRow = ({ winner: from, size = 50 }: WinnerRowProps) => {
  const winner = useMasked(PrizeWinnerFragmentDoc, from);
  const mayPrint = useIsOperator();
  if (!winner) return null;
  const { id, user, outReason, post } = winner;
  const name = user?.fullname ?? texts.formerPlayer;
  return (
    <div className="flex items-center gap-3 py-2 print:py-0">
      <Avatar
        id={user?.id ?? 0}
        name={name}
        pictureStamp={user?.pictureStamp}
        size={size}
        className="print:hidden"
      />
      <div className="min-w-0 flex-1 wrap-anywhere print:flex print:flex-wrap print:items-baseline print:gap-x-2">
        {user ? (
          <PlayerLink player={user} bare className="font-semibold" />
        ) : (
          <span className="font-semibold text-ink-2">{name}</span>
        )}
        <p className="flex flex-wrap items-center gap-x-2 text-sm hyphens-auto text-ink-2">
          {user?.isLocked && <SuspendedBadge />}
          {user?.city && <span>{user.city}</span>}
        </p>
        {outReason && <Badge tone="live">{outReason}</Badge>}
        {post?.isPublished && !post.isHidden && (
          <Link
            to={`/meldung/${post.id}`}
            className="text-sm font-semibold text-link tap-target hover:underline print:hidden"
          >
            {texts.toPost}
          </Link>
        )}
      </div>
      {mayPrint && (
        <Link
          to={`/gewinner/${id}`}
          aria-label={texts.printOf(name)}
          title={texts.print}
          className="-mr-3 grid size-11 flex-none place-items-center rounded-full text-ink-2 hover:bg-surface-2 hover:text-ink print:hidden"
        >
          <Printer aria-hidden="true" className="size-5" />
        </Link>
      )}
    </div>
  );
};
