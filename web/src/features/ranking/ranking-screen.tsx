import type { ReactElement, ReactNode } from 'react';
import { LocateFixed } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { useIsOperator } from '../../apollo/use-is-operator.ts';
import { BlockedNotice } from '../../game/blocked-notice.tsx';
import { Button } from '../../components/button.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { PlayerListSkeleton } from '../../game/player-list-skeleton.tsx';
import { playerListTexts } from '../../game/player-list-texts.ts';
import { PlayerListTools } from '../../game/player-list-tools.tsx';
import { RankingTabs } from '../../game/ranking-tabs.tsx';
import { cx } from '../../lib/class-names.ts';
import { usePageTitle } from '../../lib/page/page-title.ts';
import {
  firstPage,
  isNarrowed,
  usePlayerListView,
  toAddress,
  type PlayerListView,
} from '../../lib/list/player-list-address.ts';
import { MATCH_DAY, RANKING } from '../../lib/address/addresses.ts';
import { positiveNumber } from '../../lib/address/search.ts';
import { useJumpToOwnRow, useOwnRow } from '../../lib/list/use-own-row.ts';
import { useChangeAddress } from '../../lib/address/use-change-address.ts';
import { periodOf, type Period } from '../../lib/address/periods.ts';
import { MatchDayPicker } from './match-day-picker.tsx';
import { MatchDaySkeleton } from './match-day-skeleton.tsx';
import { FoldTools, MatchDayHead, NoDayYet, PeriodHead, PeriodNotBegun } from './lazy-parts.tsx';
import type { Listed, Scope } from './ranking-list-types.ts';
import { RankingPage } from './ranking-page.tsx';
import { texts } from './texts.ts';
import { useMatchDay, usePeriod, type PeriodRanking } from './use-match-day.ts';
import { PAGE_SIZE } from '../../apollo/use-paged-players.ts';
import { useRanking } from './use-ranking.ts';

const addressOn = (day: number | Period, view: PlayerListView): string =>
  toAddress(RANKING, view, day === 0 ? {} : { [MATCH_DAY]: String(day) });

const hasNotBegun = ({ days }: PeriodRanking): boolean =>
  days.every(({ countedCount }) => countedCount === 0);

/**
 * /rangliste/3?spieltag=5&suche=…&liste=1: the address holds the whole state of the list. The children stand below the
 * list, and wait for it, because its skeleton may be higher.
 */
export const RankingScreen = ({ children }: { children: ReactNode }) => {
  const [params] = useSearchParams();
  const change = useChangeAddress(RANKING);
  const view = usePlayerListView();
  const isOperator = useIsOperator();
  const day = positiveNumber(params.get(MATCH_DAY));
  const period = periodOf(params.get(MATCH_DAY));
  const scope: Scope = period ? 'period' : day > 0 ? 'day' : 'all';
  const isOverall = scope === 'all';
  const rankings = {
    all: useRanking(view, !isOverall),
    day: useMatchDay(view, day),
    period: usePeriod(view, period),
  };
  const { listed, isStale, failure, refetch } = rankings[scope];
  const matchDay = scope === 'day' ? rankings.day.list : undefined;
  const periodRanking = period && rankings.period.list;
  const addressOf = (next: PlayerListView): string => addressOn(period ?? day, next);
  const mayHavePodium = isOverall && view.pageNumber === 1 && !isNarrowed(view);
  // Until the answer arrives the title assumes that ranks exist, which is right on most days.
  const title = listed?.ranked === false ? texts.players : texts.ranking;
  const name = period ? texts.periods[period] : day > 0 ? texts.day(day) : title;
  usePageTitle(name);

  useOwnRow(listed !== undefined && !isStale);
  const ownPage = listed?.ownPage ?? 0;
  const toMe = useJumpToOwnRow(addressOf(view), addressOf({ ...firstPage, pageNumber: ownPage }));

  const listOf = (players: Listed): ReactNode => (
    <RankingPage
      label={name}
      scope={scope}
      view={view}
      listed={players}
      isStale={isStale}
      addressOf={addressOf}
      mayHavePodium={mayHavePodium}
    />
  );
  const aboveChildren = (list: ReactNode): ReactElement => (
    <>
      {list}
      <div>{children}</div>
    </>
  );

  return (
    <>
      <PageHeader title={title} hiddenOnPhones />
      <RankingTabs current="ranking">
        <Button
          variant="ghost"
          size="sm"
          onClick={toMe}
          className={cx('-mr-3', (ownPage === 0 || listed?.blocked) && 'invisible')}
        >
          <LocateFixed aria-hidden="true" className="size-4" />
          {playerListTexts.toMe}
        </Button>
      </RankingTabs>
      {/* Scrolling down hides the tools; the focus brings them back at once. */}
      <div
        data-tools=""
        className="sticky -top-96 z-20 -mt-2 grid grid-cols-[minmax(0,1fr)] bg-bg pt-2 focus-within:top-15"
      >
        <PlayerListTools
          view={view}
          base={RANKING}
          found={!isStale && listed}
          onRefresh={refetch}
          withLocked={isOperator}
          picker={
            <MatchDayPicker
              day={period ?? day}
              onPick={(picked) => change({ [MATCH_DAY]: picked || null })}
              onPickPeriod={(picked) => change({ [MATCH_DAY]: picked })}
            />
          }
        />
        <FoldTools />
      </div>
      <QueryView
        value={listed}
        query={{ failure, refetch }}
        skeleton={
          isOverall ? (
            <PlayerListSkeleton rows={PAGE_SIZE} from="Ranking ranking.items" />
          ) : (
            <MatchDaySkeleton />
          )
        }
      />
      {!listed && failure !== null && <div>{children}</div>}
      {listed?.blocked && aboveChildren(<BlockedNotice onRefresh={refetch} />)}
      {listed && !listed.blocked && (
        <>
          {isOverall && aboveChildren(listOf(listed))}
          {matchDay && (
            <MatchDayHead ranking={matchDay} onlyFavorites={view.onlyFavorites}>
              {aboveChildren(
                matchDay.day.countedCount === 0 ? <NoDayYet day={matchDay.day} /> : listOf(listed),
              )}
            </MatchDayHead>
          )}
          {period && periodRanking && (
            <PeriodHead period={period} ranking={periodRanking} onlyFavorites={view.onlyFavorites}>
              {aboveChildren(
                hasNotBegun(periodRanking) ? <PeriodNotBegun period={period} /> : listOf(listed),
              )}
            </PeriodHead>
          )}
        </>
      )}
    </>
  );
};
