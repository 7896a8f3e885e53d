import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Link } from '../components/link.tsx';
import { cx } from '../lib/class-names.ts';
import { openedHere } from '../lib/address/use-dialog-address.ts';
import { PLAYER, playerSearch } from '../lib/address/addresses.ts';
import { SuspendedBadge } from './suspended-badge.tsx';
import { texts } from './texts.ts';

interface PlayerLinkProps {
  player: { id: number; fullname: string; isLocked: boolean };
  /** Opens this view of tipps or points in place of the card. */
  kind?: string;
  /** Content of the link; defaults to the name. */
  children?: ReactNode;
  /** No badge: the row shows GESPERRT elsewhere. */
  bare?: boolean;
  className?: string;
}

/**
 * A player's name, linked to the card over the current screen. Within the card's dialog it replaces the player, so that
 * closing still leads back to the screen. Locked players get a badge.
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
          <SuspendedBadge />
        </>
      )}
    </>
  );
};
