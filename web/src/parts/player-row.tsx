import type { ReactNode } from 'react';
import { cx } from '../lib/class-names.ts';
import { formatNumber } from '../lib/text/format-number.ts';
import { Avatar } from '../components/avatar.tsx';
import { FavoriteButton } from './favorite-button.tsx';
import { LockedBadge } from '../components/locked-badge.tsx';
import { PlayerLink } from '../components/player-link.tsx';
import { playerListTexts as texts } from '../components/player-list-texts.ts';

interface PlayerRowProps {
  player: {
    id: number;
    fullname: string;
    city: string;
    pictureStamp: string;
    isLocked: boolean;
    favorite: boolean;
  };
  isOwn: boolean;
  /** Missing before places and points count. */
  place?: ReactNode;
  points?: number;
  /** Below the name, before the facts. */
  badge?: ReactNode;
  /** Below the name, before the town; empty ones are left out. */
  facts?: readonly (string | false)[];
  /** On phones the facts take the town's room. */
  hidesCity?: boolean;
  /** In place of the star. */
  tool?: ReactNode;
}

/** From here on points show bold (specification, chapter 9). */
const MANY = 5;

/** A player's place, or a dash. */
export const Place = ({ ranking }: { ranking: number }) => (
  <>
    <span className="sr-only">{ranking > 0 ? texts.rank('') : texts.noRank}</span>
    <span aria-hidden={ranking === 0}>{ranking > 0 ? formatNumber(ranking) : '–'}</span>
  </>
);

/** One player of a list: the row leads to the card, the star to one's own list. Two lines on phones. */
export const PlayerRow = ({
  player,
  isOwn,
  place,
  points,
  badge,
  facts = [],
  hidesCity,
  tool,
}: PlayerRowProps) => {
  const { id, fullname, city, pictureStamp, isLocked } = player;
  const said = [isOwn && texts.you, ...facts, !hidesCity && city].filter(Boolean);
  const star = isOwn ? (
    <span className="w-11 flex-none max-xs:hidden" />
  ) : (
    <FavoriteButton player={player} className="relative max-xs:-mx-1.5" />
  );
  return (
    <div className="@container relative flex min-h-15 items-center gap-2 px-3 py-2 hover:bg-surface-2 xs:gap-3 sm:px-5">
      {place}
      <Avatar
        id={id}
        name={fullname}
        pictureStamp={pictureStamp}
        size={35}
        className={cx('@max-3xs:hidden', tool && 'max-xs:hidden')}
      />
      <span className="min-w-0 flex-1">
        <PlayerLink
          player={player}
          bare
          className={cx(
            'line-clamp-3 text-[min(1rem,5.5vw)] hyphens-auto hover:no-underline leading-tight font-semibold after:absolute after:inset-0 max-xs:text-[min(0.875rem,6.5vw)] max-xs:leading-tight',
            'focus-visible:outline-none focus-visible:after:rounded-md focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-ring',
          )}
        />
        <span className="flex min-h-5 flex-wrap items-center gap-x-2 text-[min(0.875rem,6vw)] leading-snug text-ink-2">
          {isLocked && <LockedBadge />}
          <span className="contents">{badge}</span>
          <span className="flex min-w-0 flex-wrap gap-x-1">
            {said.map((fact, index) => (
              <span key={index} className="max-w-full truncate">
                <span>{fact}</span>
                {index < said.length - 1 && <span> ·</span>}
              </span>
            ))}
            {hidesCity && city && (
              <span className="max-w-full truncate max-sm:hidden">
                {`${said.length > 0 ? '· ' : ''}${city}`}
              </span>
            )}
          </span>
        </span>
      </span>
      {tool ? <span className="relative flex-none">{tool}</span> : star}
      {points !== undefined && (
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
