import type { ReactNode } from 'react';
import { SharePicture } from '../../components/share-picture.tsx';
import { BestOfDay } from './best-of-day.tsx';
import { DayMatch } from './day-match.tsx';
import { texts } from './texts.ts';
import type { MatchDayRanking } from './use-match-day.ts';

interface MatchDayHeadProps {
  ranking: Pick<MatchDayRanking, 'day' | 'best' | 'own'>;
  /** The list is filtered by the own list. */
  onlyFavorites: boolean;
  /** The list below it. */
  children: ReactNode;
}

/** The head of a match day's ranking: its best players and its matches. */
export const MatchDayHead = ({ ranking: { day, best, own }, onlyFavorites, children }: MatchDayHeadProps) => {
  // A match of two open slots has nothing to show yet.
  const known = day.matches.filter(({ team1, team2 }) => team1.teamKZ || team2.teamKZ);
  const isRunning = day.state === 'RUNNING';
  if (!best && known.length === 0 && !isRunning) return children;
  return (
    <>
      <section aria-label={texts.day(day.number)} className="mb-4 grid gap-3">
        {best && (
          <BestOfDay
            title={isRunning ? texts.bestSoFar(onlyFavorites) : texts.bestOfDay(onlyFavorites)}
            best={best}
            card={isRunning ? undefined : day.number}
          />
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {known.length > 0 && (
            <ul aria-label={texts.matchesOfDay} className="flex flex-wrap gap-1.5 xs:gap-2">
              {known.map((match) => (
                <li key={match.id}>
                  <DayMatch match={match} />
                </li>
              ))}
            </ul>
          )}
          {isRunning && (
            <p className="text-sm text-ink-2">{texts.counted(day.countedCount, day.matches.length)}</p>
          )}
          {own && own.ranking > 0 && (
            <SharePicture path={`/bild/spieltag/${day.number}`} name={`tippspiel-spieltag-${day.number}`} />
          )}
        </div>
      </section>
      {children}
    </>
  );
};
