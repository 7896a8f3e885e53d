import { ChipLink } from '../../components/chip-link.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { Flag } from '../../game/flag.tsx';
import { explainTipp } from '../../lib/game/explain-tipp.ts';
import { formatNumber } from '../../lib/text/format-number.ts';
import { Link } from '../../components/link.tsx';
import { Bars } from './bars.tsx';
import { TippPlayers } from './chosen-players.tsx';
import { trendOf, trends } from './heat-cells.ts';
import { HeatMap } from './heat-map.tsx';
import { HiddenNotice } from './hidden-notice.tsx';
import { MatchPicker } from './match-picker.tsx';
import { Panel, PanelSkeleton } from './panel.tsx';
import { tippSentence } from './sentences.ts';
import { formatShare, sumOf } from './shares.ts';
import { changed, toAddress, type StatisticsView } from './statistics-address.ts';
import { TableBehind } from './table-behind.tsx';
import { texts } from './texts.ts';
import { useMatchStatistic, type MatchStatistic } from './use-match-statistic.ts';

interface TabProps {
  view: StatisticsView;
}
interface PartProps extends TabProps {
  statistic: MatchStatistic;
}

/** Large letters may need a second line. */
const chip = 'max-w-full whitespace-normal!';

const Filters = ({ view, statistic: { match, jokerCount, randomCount } }: PartProps) => {
  const to = (change: Partial<StatisticsView>): string =>
    toAddress(changed(view, { matchId: match.id, chosen: '', ...change }));
  const { onlyJoker, onlyRandom } = view;
  const withoutList = { spiel: match.id, wer: null, suche: null, liste: null };
  return (
    <nav aria-label={texts.filter} className="mt-3 flex flex-wrap gap-2">
      <ChipLink
        className={chip}
        to={to({ onlyJoker: false, onlyRandom: false })}
        changes={{ ...withoutList, joker: null, zufall: null }}
        current={!onlyJoker && !onlyRandom}
      >
        {texts.all}
      </ChipLink>
      <ChipLink
        className={chip}
        to={to({ onlyJoker: !onlyJoker })}
        changes={{ ...withoutList, joker: onlyJoker ? null : 1 }}
        current={onlyJoker}
      >
        {texts.onlyJoker(formatNumber(jokerCount))}
      </ChipLink>
      <ChipLink
        className={chip}
        to={to({ onlyRandom: !onlyRandom })}
        changes={{ ...withoutList, zufall: onlyRandom ? null : 1 }}
        current={onlyRandom}
      >
        {texts.onlyRandom(formatNumber(randomCount))}
      </ChipLink>
    </nav>
  );
};

const TippField = ({ view, statistic }: PartProps) => {
  const { match, tipps, own, tippCount, playerCount } = statistic;
  const all = sumOf(tipps);
  const isFiltered = view.onlyJoker || view.onlyRandom;
  const why = match.isPlayed && !isFiltered && explainTipp(own, match);
  const hrefFor = (chosen: string): string => toAddress(changed(view, { matchId: match.id, chosen }));
  return (
    <>
      <p className="mt-4 mb-1 text-lg leading-snug font-bold text-pretty">{tippSentence(tipps, own, view)}</p>
      {own && why && <p className="mb-1">{texts.ownPoints(`${own.goalsTeam1}:${own.goalsTeam2}`, why)}</p>}
      <p className="mb-3 text-sm text-ink-2">
        {isFiltered
          ? texts.filtered(formatNumber(all), formatNumber(tippCount))
          : texts.turnout(tippCount, playerCount)}
      </p>
      {all > 0 && (
        <>
          <HeatMap statistic={statistic} hrefFor={hrefFor} chosen={view.chosen} />
          <TableBehind
            caption={texts.heatTitle}
            heads={[texts.tipp, texts.count, texts.share]}
            rows={tipps.map(({ key, value }) => [
              <Link
                key={key}
                to={hrefFor(key)}
                preventScrollReset
                className="text-link underline underline-offset-2"
              >
                {key}
              </Link>,
              formatNumber(value),
              formatShare(value, all),
            ])}
          />
        </>
      )}
    </>
  );
};

const Trends = ({ statistic: { match, tipps, own } }: { statistic: MatchStatistic }) => {
  const sums = trends(tipps);
  const whole = sumOf(tipps);
  const ownTrend = own && trendOf(own.goalsTeam1 ?? 0, own.goalsTeam2 ?? 0);
  const names = [texts.win(match.team1.name), texts.draw, texts.win(match.team2.name)];
  const flags = [match.team1.flag, null, match.team2.flag];
  return (
    <Panel title={texts.trendTitle}>
      <Bars
        label={texts.trendTitle}
        whole={whole}
        bars={names.map((name, index) => ({
          key: name,
          label: (
            <>
              {flags[index] && <Flag code={flags[index]} size={24} />}
              <span>{name}</span>
            </>
          ),
          value: sums[index] ?? 0,
          isOwn: index === ownTrend,
        }))}
      />
      <TableBehind
        caption={texts.trendTitle}
        heads={[texts.trend, texts.count, texts.share]}
        rows={names.map((name, index) => [
          name,
          formatNumber(sums[index] ?? 0),
          formatShare(sums[index] ?? 0, whole),
        ])}
      />
    </Panel>
  );
};

/** Tab 2: all tipps on a match as a heat map, and who gains points. */
export const TippsTab = ({ view }: TabProps) => {
  const { data, previous, failure, refetch } = useMatchStatistic(view);
  const statistic = (data ?? (failure ? undefined : previous))?.matchStatistic;
  if (!statistic)
    return <QueryView value={statistic} query={{ failure, refetch }} skeleton={<PanelSkeleton tall />} />;
  const isChosen = /^\d+:\d+$/.test(view.chosen);
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Panel title={texts.heatTitle}>
        <MatchPicker view={view} current={statistic.match} />
        {statistic.isVisible ? (
          <>
            <Filters view={view} statistic={statistic} />
            <TippField view={view} statistic={statistic} />
          </>
        ) : (
          <HiddenNotice match={statistic.match} isFirst={view.matchId === 0} />
        )}
      </Panel>
      {statistic.isVisible && (
        <div className="grid min-w-0 gap-4">
          {isChosen && (
            <TippPlayers view={view} matchId={statistic.match.id} title={texts.listOfTipp(view.chosen)} />
          )}
          {sumOf(statistic.tipps) > 0 && <Trends statistic={statistic} />}
        </div>
      )}
    </div>
  );
};
