import type { ReactNode } from 'react';
import { cx } from '../lib/class-names.ts';
import { formatNumber } from '../lib/text/format-number.ts';
import { ListRow, RowPoints } from './list-row.tsx';
import { FavoriteButton } from './favorite-button.tsx';
import { playerListTexts as texts } from './player-list-texts.ts';

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
  /** Undefined before places and points count. */
  place?: ReactNode;
  points?: number;
  /** The points of the last match day. */
  gain?: number | null;
  /** Below the name, before the facts. */
  badge?: ReactNode;
  /** Below the name, before the city; empty ones are omitted. */
  facts?: readonly (string | false)[];
  /** Hides the city on phones, where the facts need its room. */
  hidesCity?: boolean;
  /** In place of the star. */
  tool?: ReactNode;
  /** Before the star. */
  children?: ReactNode;
}

/** Whether a rank needs a smaller font. */
export const isLongRank = (ranking: number): boolean => ranking >= 1000;

/** A player's place, or a dash. */
export const Place = ({ ranking }: { ranking: number }) => (
  <>
    <span className="sr-only">{ranking > 0 ? texts.rank('') : texts.noRank}</span>
    <span aria-hidden={ranking === 0}>{ranking > 0 ? formatNumber(ranking) : '–'}</span>
  </>
);

/** One player of a list: a tap opens the card, the star adds to the viewer's list. Two lines on phones. */
export const PlayerRow = ({
  player,
  isOwn,
  place,
  points,
  gain,
  badge,
  facts = [],
  hidesCity,
  tool,
  children,
}: PlayerRowProps) => {
  const { city } = player;
  const shownFacts = [isOwn && texts.you, ...facts, !hidesCity && city].filter(Boolean);
  const star = isOwn ? (
    <span className="w-11 flex-none max-xs:hidden" />
  ) : (
    <FavoriteButton player={player} className="relative -my-1 max-xs:-mx-1.5" />
  );
  return (
    <ListRow
      player={player}
      className="@container gap-2 sm:px-5"
      pictureClass={cx('@max-3xs:hidden', tool && 'max-xs:hidden')}
      nameClass="text-[min(1rem,5.5vw)] hyphens-auto hover:no-underline max-xs:text-[min(0.875rem,6.5vw)] max-xs:leading-tight"
      before={place}
      facts={
        <>
          <span className="contents">{badge}</span>
          <span className="flex min-w-0 flex-wrap gap-x-1">
            {shownFacts.map((fact, index) => (
              <span key={index} className="max-w-full truncate">
                <span>{fact}</span>
                {index < shownFacts.length - 1 && <span> ·</span>}
              </span>
            ))}
            {hidesCity && city && (
              <span className="max-w-full truncate max-sm:hidden">
                {`${shownFacts.length > 0 ? '· ' : ''}${city}`}
              </span>
            )}
          </span>
        </>
      }
    >
      {children}
      {tool ? <span className="relative flex-none">{tool}</span> : star}
      {points !== undefined && <RowPoints player={player} points={points} gain={gain} />}
    </ListRow>
  );
};
