import { useState, type ReactNode } from 'react';
import { DayCard } from '../../game/day-card.tsx';
import { PlayerLink } from '../../game/player-link.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { formatDate } from '../../lib/time/format.ts';
import { formatNumber, formatPoints } from '../../lib/text/format-number.ts';
import { RecommendedList } from './recommended-list.tsx';
import { texts } from './texts.ts';
import type { UserCardQuery, UserPlacesQuery } from './user-card.generated.ts';

interface CardFactsProps {
  user: NonNullable<UserCardQuery['user']>;
  places: UserPlacesQuery['user'] | undefined;
  statistic: UserPlacesQuery['playerStatistic'] | undefined;
  /** The places are loading; a skeleton keeps their room. */
  isLoadingPlaces: boolean;
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid grid-cols-[8rem_minmax(0,1fr)] items-baseline gap-x-4 border-t border-line py-2.5 first:border-t-0 @max-2xs:grid-cols-1">
    <dt className="text-sm text-ink-2">{label}</dt>
    <dd className="m-0 min-w-0 whitespace-pre-line wrap-anywhere">{children}</dd>
  </div>
);

/** Shorter streaks are not shown. */
const SHORTEST_STREAK = 3;

/** Facts about a player; empty ones have no line. */
export const CardFacts = ({ user, places, statistic, isLoadingPlaces }: CardFactsProps) => {
  const [isListShown, setListShown] = useState(false);
  const { id, fullname, institution, hobbies, age, recommendCount, recommendedFrom, dateActivated } = user;
  const count = formatNumber(recommendCount);
  return (
    <dl className="@container m-0">
      {institution && <Fact label={texts.institution}>{institution}</Fact>}
      {hobbies && <Fact label={texts.hobbies}>{hobbies}</Fact>}
      {age && <Fact label={texts.age}>{age}</Fact>}
      {isLoadingPlaces && (
        <Fact label={texts.duels}>
          <Skeleton className="h-6 w-36 max-w-full" />
        </Fact>
      )}
      {statistic && statistic.daysWon.length > 0 && (
        <Fact label={texts.daysWon}>
          <ul className="flex flex-wrap gap-1.5">
            {statistic.daysWon.map((day) => (
              <li key={day} title={texts.dayWon(day)} className="flex items-center gap-1.5">
                <DayCard day={day} size="sm" />
                <span aria-hidden="true" className="text-sm">
                  {texts.dayName(day)}
                </span>
                <span className="sr-only">{texts.dayWon(day)}</span>
              </li>
            ))}
          </ul>
        </Fact>
      )}
      {statistic && statistic.streak >= SHORTEST_STREAK && (
        <Fact label={texts.streak}>{texts.streakOf(statistic.streak)}</Fact>
      )}
      {places && places.duellRanking > 0 && (
        <Fact label={texts.duels}>
          {texts.rank(formatNumber(places.duellRanking))} · {formatPoints(places.duellPoints)}
        </Fact>
      )}
      {recommendedFrom && (
        <Fact label={texts.recommendedFrom}>
          <PlayerLink player={recommendedFrom} className="tap-target font-semibold text-link" />
        </Fact>
      )}
      <Fact label={texts.recommended}>
        {recommendCount === 0 ? (
          <span>{count}</span>
        ) : (
          <button
            type="button"
            aria-expanded={isListShown}
            onClick={() => setListShown(!isListShown)}
            className="tap-target font-semibold text-link hover:underline"
          >
            {isListShown ? texts.hideRecommended(count) : texts.showRecommended(count)}
          </button>
        )}
        {isListShown && <RecommendedList userId={id} label={texts.recommendedList(fullname)} />}
      </Fact>
      <Fact label={texts.since}>
        <time dateTime={dateActivated}>{formatDate(dateActivated)}</time>
      </Fact>
    </dl>
  );
};
