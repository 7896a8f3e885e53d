import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { cx } from '../lib/class-names.ts';
import { searchWith } from '../lib/search.ts';
import { openedHere } from '../lib/use-dialog-address.ts';
import { USER_TIPPS } from '../lib/user-tipps-address.ts';
import { texts } from './texts.ts';

interface PlayerLinkProps {
  player: { id: number; fullname: string };
  /** What is shown and spoken; the name without it. */
  children?: ReactNode;
  className?: string;
}

/** Wherever a player's name stands it leads to 'Tipps von …', over whatever screen is there. */
export const PlayerLink = ({ player: { id, fullname }, children, className }: PlayerLinkProps) => {
  const [params] = useSearchParams();
  return (
    <Link
      to={{ search: searchWith(params, { [USER_TIPPS]: id }) }}
      state={openedHere(USER_TIPPS)}
      preventScrollReset
      aria-label={children ? undefined : texts.tippsOf(fullname)}
      className={cx('hover:underline', className)}
    >
      {children ?? fullname}
    </Link>
  );
};
