import { usePolled } from '../../apollo/use-polled.ts';
import { BlockedNotice } from '../../game/blocked-notice.tsx';
import { Card } from '../../components/card.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { cx } from '../../lib/class-names.ts';
import { formatNumber } from '../../lib/text/format-number.ts';
import { Bars } from './bars.tsx';
import { HitPlayers } from './chosen-players.tsx';
import { RankHistory } from './rank-history.tsx';
import { HiddenNotice } from './hidden-notice.tsx';
import { MatchPicker } from './match-picker.tsx';
import { Panel, PanelSkeleton } from './panel.tsx';
import { Rates } from './rates.tsx';
import { hitSentence } from './sentences.ts';
import { formatShare, sumOf } from './shares.ts';
import { changed, toAddress, type StatisticsView } from './statistics-address.ts';
import { PlayerStatisticDocument } from './statistics.generated.ts';
import { TableBehind } from './table-behind.tsx';
import { texts } from './texts.ts';
import { useMatchStatistic, type MatchStatistic } from './use-match-statistic.ts';

interface TabProps {
  view: StatisticsView;
}

/** Heights of the own panels with two lines of text, also while loading: nothing below them moves. */
const height = { course: 'min-h-90', rates: 'min-h-110' };

const OwnWay = () => {
  const { data, failure, refetch } = usePolled(PlayerStatisticDocument, {
    variables: { userId: 0 },
    poll: true,
    live: ['ranks'],
  });
  if (!data)
    return (
      <QueryView
        value={data}
        query={{ failure, refetch }}
        skeleton={
          <div className="grid gap-4 lg:grid-cols-2">
            <PanelSkeleton className={height.course} />
            <PanelSkeleton className={height.rates} />
          </div>
        }
      />
    );
  const { days, blocked, hits, allHits } = data.playerStatistic;
  const isCounted = sumOf(allHits) > 0;
  return (
    <div className={cx('grid gap-4', isCounted && 'lg:grid-cols-2')}>
      <Panel title={texts.courseTitle} className={cx(isCounted && height.course)}>
        {blocked ? <BlockedNotice small onRefresh={refetch} /> : <RankHistory days={days} />}
      </Panel>
      {isCounted && (
        <Panel title={texts.ratesTitle} className={height.rates}>
          <Rates own={hits} all={allHits} />
        </Panel>
      )}
    </div>
  );
};

const Hits = ({ view, statistic }: TabProps & { statistic: MatchStatistic }) => {
  const { hits, own, match } = statistic;
  const whole = sumOf(hits);
  if (!hits.length) return <p className="mt-4 text-ink-2">{texts.noResult}</p>;
  return (
    <>
      <p className="mt-4 mb-3 text-lg leading-snug font-bold text-pretty">
        {hitSentence(hits, own, match.isRunning)}
      </p>
      <Bars
        label={texts.hitTitle}
        whole={whole}
        bars={hits.map(({ pointsInternal, value }, index) => ({
          key: String(pointsInternal),
          label: texts.hits[index],
          value,
          isOwn: own?.pointsInternal === pointsInternal,
          isChosen: view.chosen === String(pointsInternal),
          to: toAddress(changed(view, { matchId: match.id, chosen: String(pointsInternal) })),
        }))}
      />
      <TableBehind
        caption={texts.hitTitle}
        heads={[texts.hit, texts.count, texts.share]}
        rows={hits.map(({ value }, index) => [
          texts.hits[index],
          formatNumber(value),
          formatShare(value, whole),
        ])}
      />
    </>
  );
};

/** Tab 1: the own tournament so far, then the hits of each match. */
export const MatchesTab = ({ view }: TabProps) => {
  const { data, previous, failure, refetch } = useMatchStatistic(view);
  const statistic = (data ?? previous)?.matchStatistic;
  const chosen =
    statistic?.hits.findIndex(({ pointsInternal }) => String(pointsInternal) === view.chosen) ?? -1;
  return (
    <div className="grid gap-4">
      <OwnWay />
      {failure && (
        <Card>
          <ErrorState message={failure.message} onRetry={refetch} />
        </Card>
      )}
      {/* Tall enough to keep the footer below the viewport, because it moves with the skeleton. */}
      {!statistic && !failure && <PanelSkeleton tall />}
      {statistic && !failure && (
        <div className="grid gap-4 lg:grid-cols-2">
          <Panel title={texts.hitTitle} className={cx('self-start', chosen < 0 && 'lg:col-span-2')}>
            <MatchPicker view={view} current={statistic.match} />
            {statistic.isVisible ? (
              <Hits view={view} statistic={statistic} />
            ) : (
              <HiddenNotice match={statistic.match} isFirst={view.matchId === 0} />
            )}
          </Panel>
          {chosen >= 0 && (
            <HitPlayers
              view={view}
              matchId={statistic.match.id}
              title={texts.listOfHits(texts.hits[chosen] ?? '')}
            />
          )}
        </div>
      )}
    </div>
  );
};
