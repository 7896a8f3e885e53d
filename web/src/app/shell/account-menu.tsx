import { LogOut, UserRound } from 'lucide-react';
import { Avatar } from '../../components/avatar.tsx';
import type { MenuItem } from '../../components/menu-item.tsx';
import { Menu } from '../../components/menu.tsx';
import { cx } from '../../lib/class-names.ts';
import { formatNumber, formatPoints } from '../../lib/text/format-number.ts';
import { cutName } from '../../lib/text/initials.ts';
import { logOut } from '../../lib/session/session-change.ts';
import { currentPlaceOf } from './current-place.ts';
import { texts } from '../texts.ts';

export interface HeaderPlayer {
  id: number;
  fullname: string;
  pictureStamp?: string;
  /** 0 without a rank: then neither rank nor points are shown. */
  ranking: number;
  points: number;
  /** The place if the running matches ended with their current scores. */
  provisional?: { ranking: number; points: number } | null;
}

interface AccountMenuProps {
  player: HeaderPlayer;
}

const items: MenuItem[] = [
  { label: texts.profile, icon: UserRound, to: '/profil' },
  { label: texts.logout, icon: LogOut, onSelect: logOut },
];

type Place = NonNullable<ReturnType<typeof currentPlaceOf>>;

/** Rank above points; on phones the name is above both. Large text only grows as far as the header has room. */
const Standing = ({ ranking, points, isProvisional, name }: Place & { name: string }) => (
  <span className="grid justify-items-end text-[min(0.75rem,14px)] leading-tight whitespace-nowrap">
    <span className="sm:hidden">{name}</span>
    <b className="text-[min(0.875rem,4.5vw)] font-bold sm:text-base">{texts.rank(formatNumber(ranking))}</b>
    <span className="text-on-turf-2">
      {isProvisional && <span>{texts.provisional}</span>}
      <span className={cx(isProvisional && 'max-xs:sr-only')}>
        {`${isProvisional ? ', ' : ''}${formatPoints(points)}`}
      </span>
    </span>
  </span>
);

/** Rank, points, picture and name; opens 'Mein Profil' and 'Abmelden'. */
export const AccountMenu = ({
  player: { id, fullname, pictureStamp, provisional, ...evaluated },
}: AccountMenuProps) => {
  const standing = currentPlaceOf(evaluated, provisional);
  return (
    <Menu
      label={texts.account}
      items={items}
      heading={fullname}
      triggerClassName="flex min-h-11 items-center gap-2 rounded-full pl-1 xs:gap-3 xs:pl-2"
      trigger={
        <>
          {standing && <Standing {...standing} name={cutName(fullname)} />}
          <span className="hidden max-w-48 truncate text-sm font-semibold md:block">{fullname}</span>
          <span
            className={cx('text-[min(0.875rem,6vw)] font-semibold md:hidden', standing && 'hidden sm:block')}
          >
            {cutName(fullname)}
          </span>
          <Avatar id={id} name={fullname} pictureStamp={pictureStamp} size={35} />
        </>
      }
    />
  );
};
