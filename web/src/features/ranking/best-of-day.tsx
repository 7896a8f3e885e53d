import { Fragment } from 'react';
import { Avatar } from '../../components/avatar.tsx';
import { PlayerLink } from '../../game/player-link.tsx';
import { formatNumber, pointsWord } from '../../lib/text/format-number.ts';
import { DayCard } from '../../game/day-card.tsx';
import type { MatchDayRanking } from './use-match-day.ts';
import { texts } from './texts.ts';

interface BestOfDayProps {
  title: string;
  best: NonNullable<MatchDayRanking['best']>;
  /** The number on the golden card of the best, of all or of the own list. */
  card?: number;
}

/** The best players of a match day or a period: three names, then the number of the others. */
export const BestOfDay = ({ title, best: { users, totalCount, points }, card }: BestOfDayProps) => {
  const others = totalCount - users.length;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg border border-joker bg-joker-soft px-4 py-3 shadow-card sm:px-5">
      {card !== undefined && <DayCard day={card} size="lg" />}
      {/* With large letters the points go below. */}
      <div className="min-w-0 flex-[1_1_6rem]">
        <p className="text-sm font-semibold hyphens-auto text-joker-text">{title}</p>
        <p className="text-lg leading-snug font-bold text-pretty hyphens-auto">
          {users.map((user, index) => (
            <Fragment key={user.id}>
              {index > 0 && (
                <span>{index === users.length - 1 && others === 0 ? ` ${texts.and} ` : ', '}</span>
              )}
              <PlayerLink player={user} />
            </Fragment>
          ))}
          {others > 0 && <span> {texts.andOthers(others)}</span>}
        </p>
      </div>
      <span aria-hidden="true" className="flex flex-none pl-3 max-sm:hidden">
        {users.map(({ id, fullname, pictureStamp }) => (
          <Avatar
            key={id}
            id={id}
            name={fullname}
            pictureStamp={pictureStamp}
            size={50}
            className="-ml-3 ring-2 ring-joker"
          />
        ))}
      </span>
      <p className="ml-auto flex-none text-right leading-tight">
        <span className="block text-2xl font-extrabold">{formatNumber(points)}</span>
        <span className="text-sm">{pointsWord(points)}</span>
      </p>
    </div>
  );
};
