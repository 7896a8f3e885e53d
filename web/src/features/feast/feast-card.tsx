import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { usePolled } from '../../apollo/use-polled.ts';
import { IconButton } from '../../components/icon-button.tsx';
import { SharePicture } from '../../components/share-picture.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { Flag } from '../../game/flag.tsx';
import { TeamCode } from '../../game/team-code.tsx';
import { scoreOf } from '../../lib/game/score.ts';
import { JokerCard } from '../../game/joker-card.tsx';
import { cx } from '../../lib/class-names.ts';
import { usePublishedHeight } from '../../lib/page/use-published-height.ts';
import { formatNumber, formatPoints, pointsWord } from '../../lib/text/format-number.ts';
import { FeastCrowdDocument } from './feast.generated.ts';
import { findHit, type Earned, type Feast } from './find-feast.ts';
import { texts } from './texts.ts';
import { useCountUp } from './use-count-up.ts';

interface FeastCardProps {
  feast: Feast;
  /** 0 for none. */
  place: number;
  before: number;
  onDismiss: () => void;
}

export const FeastCard = ({ feast: { earned, points, best }, place, before, onDismiss }: FeastCardProps) => {
  const { data, failure } = usePolled(FeastCrowdDocument, { variables: { matchId: best.match.id } });
  const box = usePublishedHeight<HTMLElement>('--feast');
  const hit = data && findHit(best.tipp, data.matchStatistic);
  const day = data?.matchDays.find(({ matches }) => matches.some(({ id }) => id === best.match.id))?.number;
  return (
    <section
      ref={box}
      aria-label={texts.title}
      // The key may have closed the dialog within.
      onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && onDismiss()}
      className="fixed inset-x-3 bottom-[calc(84px+var(--note,0px)+env(safe-area-inset-bottom))] z-30 mx-auto max-h-[50dvh] max-w-md animate-rise overflow-y-auto rounded-lg border border-line overlay px-4 pb-4 shadow-far md:bottom-6 lg:left-auto print:hidden"
    >
      <div className="flex items-center justify-between gap-2">
        <h2 className="text-base font-bold">{texts.title}</h2>
        <IconButton icon={X} label={texts.dismiss} onClick={onDismiss} className="-mr-3" />
      </div>
      <Sums points={points} place={place} before={before} />
      <ul className="mt-2 grid gap-1">
        {earned.map((each) => (
          <li key={each.match.id}>
            <EarnedLine earned={each} />
          </li>
        ))}
      </ul>
      <div className="mt-3 flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <p className="min-w-0 flex-[1_1_10rem] text-sm font-semibold">
          {!data && !failure && <Skeleton className="h-5 w-40 max-w-full" />}
          {hit && (
            <>
              {earned.length > 1 && <span className="font-normal">{`${pairOf(best)}: `}</span>}
              <span>{texts.hit(hit)}</span>
            </>
          )}
        </p>
        {day !== undefined && (
          <SharePicture path={`/bild/spieltag/${day}`} name={`tippspiel-spieltag-${day}`} />
        )}
      </div>
    </section>
  );
};

/** The widest value's width: nothing moves while the number counts up. */
const widthFor = (...values: number[]) => ({
  minWidth: `${Math.max(...values.map((value) => formatNumber(value).length))}ch`,
});

/** Points and place, which count up; screen readers get the final values. */
const Sums = ({ points, place, before }: Pick<FeastCardProps, 'place' | 'before'> & { points: number }) => {
  const share = useCountUp();
  const between = (from: number, to: number): string => formatNumber(Math.round(from + (to - from) * share));
  const rose = before > place;
  const Arrow = rose ? ArrowUp : ArrowDown;
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4">
      <span aria-hidden="true" className="flex items-baseline gap-1.5">
        <b className="text-[min(2.5rem,13vw)] leading-tight font-extrabold text-link">
          <span>+</span>
          <span className="inline-block" style={widthFor(points)}>
            {between(0, points)}
          </span>
        </b>
        <span>{pointsWord(points)}</span>
      </span>
      <span className="sr-only">{formatPoints(points)}</span>
      {place > 0 && (
        <>
          <span aria-hidden="true" className="flex items-baseline gap-1.5">
            <span>{texts.place}</span>
            {before > 0 && before !== place && (
              <>
                <span className="text-ink-2">{formatNumber(before)}</span>
                <Arrow className={cx('size-5 flex-none self-center', rose ? 'text-link' : 'text-ink-2')} />
              </>
            )}
            <b className="text-right text-[min(1.25rem,9vw)] font-extrabold" style={widthFor(before, place)}>
              {between(before || place, place)}
            </b>
          </span>
          <span className="sr-only">{texts.moved(place, before)}</span>
        </>
      )}
    </p>
  );
};

const pairOf = ({ match: { team1, team2 } }: Earned): string => `${team1.teamKZ}–${team2.teamKZ}`;

const EarnedLine = ({ earned }: { earned: Earned }) => {
  const { match, score, tipp, points } = earned;
  const { team1, team2 } = match;
  return (
    <span className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 text-sm">
      <span className="flex items-center gap-2">
        <Flag code={team1.flag} size={24} />
        <span className="font-semibold">
          <TeamCode team={team1} />
          {` ${scoreOf(score)} `}
          <TeamCode team={team2} />
        </span>
        <Flag code={team2.flag} size={24} />
      </span>
      <b className={cx('font-extrabold', points > 0 && 'text-link')}>{`+${formatNumber(points)}`}</b>
      <span className="flex min-h-6 items-center gap-1.5 text-ink-2">
        <span>{texts.tipp(`${tipp.goalsTeam1}:${tipp.goalsTeam2}`)}</span>
        {tipp.isJoker && (
          <>
            <span className="sr-only">{texts.withJoker}</span>
            <JokerCard filled />
          </>
        )}
      </span>
    </span>
  );
};
