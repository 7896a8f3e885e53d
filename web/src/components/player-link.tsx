import type { ReactNode } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { cx } from '../lib/class-names.ts';
import { openedHere } from '../lib/use-dialog-address.ts';
import { USER_TIPPS, userTippsSearch } from '../lib/user-tipps-address.ts';
import { texts } from './texts.ts';

interface PlayerLinkProps {
  player: { id: number; fullname: string };
  /** What is shown and spoken; the name without it. */
  children?: ReactNode;
  className?: string;
}

/**
 * Wherever a player's name stands it leads to 'Tipps von …', over whatever screen is there; in that dialog to another
 * player in the same one, so that it closes as it was opened.
 */
export const PlayerLink = ({ player: { id, fullname }, children, className }: PlayerLinkProps) => {
  const [params] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const isOpen = params.has(USER_TIPPS);
  return (
    <Link
      to={{ search: userTippsSearch(params, id) }}
      replace={isOpen}
      state={isOpen ? state : openedHere(USER_TIPPS)}
      preventScrollReset
      aria-label={children ? undefined : texts.tippsOf(fullname)}
      className={cx('hover:underline', className)}
    >
      {children ?? fullname}
    </Link>
  );
};
