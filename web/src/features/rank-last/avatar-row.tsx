import { Avatar } from '../../components/avatar.tsx';
import { PlayerLink } from '../../game/player-link.tsx';
import type { RankLastQuery } from './rank-last.generated.ts';
import { texts } from './texts.ts';

interface AvatarRowProps {
  players: RankLastQuery['rankLast']['userDetails'];
  /** Shows each player's rank. */
  ranked: boolean;
}

/** A row of pictures, which overlap more on narrow screens. Names appear on hover and for screen readers. */
export const AvatarRow = ({ players, ranked }: AvatarRowProps) => (
  <ul className="flex pr-2">
    {players.map(({ id, fullname, pictureStamp, isLocked, ranking, points }) => {
      const remark = ranked && ranking > 0 ? texts.rank(ranking, points) : '';
      const name = [fullname, isLocked && texts.locked, remark].filter(Boolean).join(', ');
      return (
        <li key={id} title={name} className="relative min-w-0 basis-[46px]">
          <PlayerLink player={{ id, fullname, isLocked }} className="block rounded-full">
            <Avatar
              id={id}
              name={fullname}
              pictureStamp={pictureStamp}
              size={50}
              className="max-w-none ring-2 ring-surface"
            />
            <span className="sr-only">{name}</span>
          </PlayerLink>
          {remark && (
            <span
              aria-hidden="true"
              className="absolute -bottom-1.5 left-[25px] z-10 grid -translate-x-1/2 h-5 min-w-5 place-items-center rounded-full bg-gold-400 px-1 text-xs leading-none font-bold text-on-joker ring-2 ring-surface"
            >
              {ranking}
            </span>
          )}
        </li>
      );
    })}
  </ul>
);
