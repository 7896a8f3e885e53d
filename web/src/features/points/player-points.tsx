import { Sigma } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePolled } from '../../apollo/use-polled.ts';
import { BlockedNotice } from '../../game/blocked-notice.tsx';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Flag } from '../../game/flag.tsx';
import { MiniMatch } from '../../game/mini-match.tsx';
import { OperatorText } from '../../components/operator-text.tsx';
import { PlayerLink } from '../../game/player-link.tsx';
import { PointsEarned } from '../../game/points-earned.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';
import { explainTipp } from '../../lib/game/explain-tipp.ts';
import { nameOf } from '../../lib/game/mark-names.ts';
import { MATCH_DAY } from '../../lib/address/addresses.ts';
import { PERIODS, periodOf } from '../../lib/address/periods.ts';
import { positiveNumber } from '../../lib/address/search.ts';
import { isOnDayOf } from '../../lib/time/format.ts';
import { formatPoints } from '../../lib/text/format-number.ts';
import { PlayerPointsDocument, type PlayerPointsQuery } from './points.generated.ts';
import { texts } from './texts.ts';

type Points = PlayerPointsQuery['playerPoints'];
type Tipp = Points['tipps'][number];

/** Stands for the group of a place, and of a league's last. */
const NO_GROUP = '-';

const sumOf = (parts: readonly { points: number | null }[]): number =>
  parts.reduce((sum, { points }) => sum + (points ?? 0), 0);

/**
 * The parts of a player's points, each with its explanation, and their sum. Over the ranking of a match day, or of a
 * period of several, those of its matches.
 */
export const PlayerPoints = ({ userId }: { userId: number }) => {
  const [params] = useSearchParams();
  const day = positiveNumber(params.get(MATCH_DAY));
  const period = periodOf(params.get(MATCH_DAY));
  const [showsAll, setShowsAll] = useState(false);
  const { data, failure, refetch } = usePolled(PlayerPointsDocument, {
    variables: { userId, ofDay: day > 0, period: PERIODS[period ?? 'form'], ofPeriod: period !== undefined },
    poll: true,
    live: ['ranks'],
  });
  return (
    <QueryView
      value={data?.playerPoints}
      query={{ failure, refetch }}
      message={texts.loadFailed}
      bare
      skeleton={<Rows />}
      empty={data?.playerPoints.blocked && <BlockedNotice onRefresh={refetch} />}
    >
      {(points) => {
        const days = data?.periodRanking?.days ?? data?.matchDays?.filter(({ number }) => number === day);
        if (showsAll || !days?.length) return <Parts points={points} />;
        const title = period ? texts.ofPeriod[period] : texts.ofDay(day);
        return <OfDays points={points} days={days} title={title} onShowAll={() => setShowsAll(true)} />;
      }}
    </QueryView>
  );
};

interface OfDaysProps {
  points: Points;
  days: readonly { date: string }[];
  title: string;
  onShowAll: () => void;
}

/** The tipps of some match days. Winner tipps and bonus answers have no date: they are in the sum of all. */
const OfDays = ({ points: { total, tipps, winnerTipps, bonus }, days, title, onShowAll }: OfDaysProps) => {
  const played = tipps.filter(({ match }) =>
    days.some(({ date }) => isOnDayOf(match.date, Date.parse(date))),
  );
  return (
    <>
      <p className="mb-3">
        <b className="block text-2xl leading-tight font-extrabold">
          {`${title}: ${formatPoints(sumOf(played))}`}
        </b>
        {winnerTipps.length + bonus.length > 0 && (
          <span className="text-sm text-ink-2">{texts.ofDayHint}</span>
        )}
      </p>
      <Section title={texts.matches}>{played.map(toRow)}</Section>
      <Button variant="secondary" size="sm" onClick={onShowAll}>
        {texts.inTotal(formatPoints(total))}
      </Button>
    </>
  );
};

const Parts = ({ points: { user, total, tipps, winnerTipps, bonus } }: { points: Points }) => {
  const latest = tipps.toReversed();
  const without = latest.filter(({ points }) => points === 0);
  const parts = [
    [texts.matches, sumOf(tipps)],
    [texts.winnerTipps, sumOf(winnerTipps)],
    [texts.bonus, sumOf(bonus)],
  ] as const;
  const given = parts.filter(([, points]) => points > 0);
  if (tipps.length + winnerTipps.length + bonus.length === 0)
    return (
      <EmptyState icon={Sigma} title={texts.none}>
        {texts.noneHint}
      </EmptyState>
    );
  return (
    <>
      <p className="mb-3">
        <b className="block text-2xl leading-tight font-extrabold">{formatPoints(total)}</b>
        {given.length > 1 && <span className="text-sm text-ink-2">{texts.sum(given, total)}</span>}
      </p>
      <Section title={texts.matches}>
        {latest.filter(({ points }) => points !== 0).map(toRow)}
        {without.length > 0 && (
          <li>
            <details>
              <summary className="flex min-h-11 cursor-pointer items-center text-sm text-ink-2 hover:text-ink">
                {texts.withoutPoints(without.length)}
              </summary>
              <ul>{without.map(toRow)}</ul>
            </details>
          </li>
        )}
      </Section>
      <Section title={texts.winnerTipps}>
        {winnerTipps.map(({ mark, group, points, team }) => (
          <Row key={mark} points={points ?? 0}>
            <span className="flex min-w-0 items-center gap-2">
              <Flag code={team?.flag ?? ''} size={24} />
              <span className="min-w-0 wrap-anywhere">
                <b className="font-semibold">{team?.name}</b>{' '}
                <span className="text-sm text-ink-2">
                  {nameOf(mark)} {group === NO_GROUP ? '' : texts.group(group)}
                </span>
              </span>
            </span>
          </Row>
        ))}
      </Section>
      <Section title={texts.bonus}>
        {bonus.map(({ id, question, points }) => (
          <Row key={id} points={points}>
            <OperatorText html={question} />
          </Row>
        ))}
      </Section>
      {user.duellRanking > 0 && (
        <p className="mt-3 text-sm text-ink-2">
          <PlayerLink player={user} kind="duelle" className="tap-target font-semibold text-link">
            {texts.duels}: {formatPoints(user.duellPoints)}
          </PlayerLink>{' '}
          <span>{texts.duelsHint}</span>
        </p>
      )}
    </>
  );
};

/** Renders nothing without rows. */
const Section = ({ title, children }: { title: string; children: ReactNode[] | ReactNode }) =>
  [children].flat(2).some(Boolean) && (
    <section className="mb-4">
      <h3 className="text-sm font-semibold text-ink-2">{title}</h3>
      <ul>{children}</ul>
    </section>
  );

const Row = ({ points, children }: { points: number; children: ReactNode }) => (
  <li className="flex min-h-12 justify-between gap-3 border-b border-line py-1 last:border-b-0">
    <span className="min-w-0 flex-1 self-center">{children}</span>
    {/* In the line of the match. */}
    <span className="grid min-h-10 flex-none content-center self-start">
      <PointsEarned points={points} />
    </span>
  </li>
);

const toRow = (tipp: Tipp, at: number) => <TippRow key={at} tipp={tipp} />;

const TippRow = ({ tipp }: { tipp: Tipp }) => {
  const { team1, team2, goalsTeam1, goalsTeam2 } = tipp.match;
  return (
    <Row points={tipp.points ?? 0}>
      <MiniMatch team1={team1} team2={team2} score={`${goalsTeam1 ?? '–'}:${goalsTeam2 ?? '–'}`} />
      <span className="block text-[min(0.875rem,5vw)] text-ink-2">
        {[texts.ownTipp(`${tipp.goalsTeam1}:${tipp.goalsTeam2}`), explainTipp(tipp, tipp.match)]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </Row>
  );
};

const ROWS = 6;

const Rows = () => (
  <Loading>
    <Skeleton className="mb-3 h-8 w-32" />
    {Array.from({ length: ROWS }, (_, row) => (
      <span key={row} className="flex h-16 items-center gap-3 border-b border-line">
        <Skeleton className="h-8 flex-1" />
        <Skeleton className="h-6 w-8" />
      </span>
    ))}
  </Loading>
);
