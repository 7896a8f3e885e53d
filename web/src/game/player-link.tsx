import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Link } from '../components/link.tsx';
import { cx } from '../lib/class-names.ts';
import { openedHere } from '../lib/address/use-dialog-address.ts';
import { PLAYER, playerSearch } from '../lib/address/addresses.ts';
import { LockedBadge } from './locked-badge.tsx';
import { texts } from './texts.ts';

interface PlayerLinkProps {
  player: { id: number; fullname: string; isLocked: boolean };
  /** Which of the player's tipps, or the points, in place of the card. */
  kind?: string;
  /** Shown and spoken; the name without it. */
  children?: ReactNode;
  /** The row has a place of its own for GESPERRT. */
  bare?: boolean;
  className?: string;
}

/**
 * Wherever a player's name stands it leads to the card, over whatever screen is there; in that dialog to another
 * player in the same one, so that it closes as it was opened. A locked player is labelled wherever the name stands.
 */
export const PlayerLink = ({
  player: { id, fullname, isLocked },
  kind,
  children,
  bare,
  className,
}: PlayerLinkProps) => {
  const [params] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const isOpen = params.has(PLAYER);
  return (
    <>
      <Link
        to={{ search: playerSearch(params, id, kind) }}
        replace={isOpen}
        state={isOpen ? state : openedHere(PLAYER)}
        preventScrollReset
        aria-label={children ? undefined : texts.cardOf(fullname)}
        className={cx('hover:underline', className)}
      >
        {children ?? fullname}
      </Link>
      {isLocked && !bare && !children && (
        <>
          {' '}
          <LockedBadge />
        </>
      )}
    </>
  );
};
