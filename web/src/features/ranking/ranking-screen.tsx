import type { ReactNode } from 'react';
import { LocateFixed } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router-dom';
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
import { positiveNumber } from '../../lib/address/search.ts';
import { OWN_ROW, showOwnRow, useOwnRow } from '../../lib/list/use-own-row.ts';
import { useChangeAddress } from '../../lib/address/use-change-address.ts';
import { MatchDayPicker } from './match-day-picker.tsx';
import { MatchDaySkeleton } from './match-day-skeleton.tsx';
import { FoldTools, MatchDayHead, NoDayYet, PeriodHead, PeriodNotBegun } from './lazy-parts.tsx';
import type { Listed, Scope } from './ranking-list-types.ts';
import { RankingPage } from './ranking-page.tsx';
import { MATCH_DAY, periodOf, RANKING, texts, type Period } from './texts.ts';
import { useMatchDay, usePeriod, type PeriodRanking } from './use-match-day.ts';
import { PAGE_SIZE } from '../../apollo/use-paged-players.ts';
import { useRanking } from './use-ranking.ts';

const addressOn = (day: number | Period, view: PlayerListView): string =>
  toAddress(RANKING, view, day === 0 ? {} : { [MATCH_DAY]: String(day) });

const hasNotBegun = ({ days }: PeriodRanking): boolean =>
  days.every(({ countedCount }) => countedCount === 0);

/** /rangliste/3?spieltag=5&suche=…&liste=1: the address holds the whole state of the list. */
export const RankingScreen = () => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const change = useChangeAddress(RANKING);
  const view = usePlayerListView();
  const isOperator = useIsOperator();
  const day = positiveNumber(params.get(MATCH_DAY));
  const period = periodOf(params.get(MATCH_DAY));
  const scope: Scope = period ? 'period' : day > 0 ? 'day' : 'all';
  const isPart = scope !== 'all';
  const ofAll = useRanking(view, isPart);
  const matchDay = useMatchDay(view, day);
  const several = usePeriod(view, period);
  const ofPart = period ? several : matchDay;
  const { listed, isStale, failure, refresh } = isPart ? ofPart : ofAll;
  const ofDay = day > 0 ? matchDay.ofDay : undefined;
  const ofPeriod = period && several.ofPeriod;
  const addressOf = (next: PlayerListView): string => addressOn(period ?? day, next);
  const hasPodium = !isPart && view.pageNumber === 1 && !isNarrowed(view);
  // Until the answer arrives the title assumes that ranks exist, which is right on most days.
  const title = listed?.ranked === false ? texts.players : texts.ranking;
  const partName = period ? texts.periods[period] : texts.day(day);
  usePageTitle(isPart ? partName : title);

  useOwnRow(listed !== undefined && !isStale);
  const ownPage = listed?.ownPage ?? 0;
  const toMe = (): void => {
    const address = addressOf({ ...firstPage, pageNumber: ownPage });
    if (address === addressOf(view)) showOwnRow();
    else void navigate(`${address}#${OWN_ROW}`, { preventScrollReset: true });
  };

  const listOf = (players: Listed): ReactNode => (
    <RankingPage
      label={isPart ? partName : title}
      scope={scope}
      view={view}
      listed={players}
      isStale={isStale}
      addressOf={addressOf}
      hasPodium={hasPodium}
    />
  );

  return (
    <>
      <PageHeader title={title}>
        <Button
          variant="ghost"
          size="sm"
          onClick={toMe}
          className={cx('-mr-3', (ownPage === 0 || listed?.blocked) && 'invisible')}
        >
          <LocateFixed aria-hidden="true" className="size-4" />
          {playerListTexts.toMe}
        </Button>
      </PageHeader>
      <RankingTabs current="ranking" />
      {/* Scrolling down hides the tools; the focus brings them back at once. */}
      <div
        data-tools=""
        className="sticky -top-96 z-20 -mt-2 grid grid-cols-[minmax(0,1fr)] bg-bg pt-2 focus-within:top-15"
      >
        <PlayerListTools
          view={view}
          base={RANKING}
          onRefresh={refresh}
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
        query={{ failure, refetch: refresh }}
        skeleton={
          isPart ? (
            <MatchDaySkeleton rows={PAGE_SIZE} />
          ) : (
            <PlayerListSkeleton rows={PAGE_SIZE} from="Ranking ranking.items" />
          )
        }
      />
      {listed?.blocked && <BlockedNotice onRefresh={refresh} />}
      {listed && !listed.blocked && (
        <>
          {!isPart && listOf(listed)}
          {ofDay && (
            <MatchDayHead ranking={ofDay} ofList={view.onlyFavorites}>
              {ofDay.day.countedCount === 0 ? <NoDayYet day={ofDay.day} /> : listOf(listed)}
            </MatchDayHead>
          )}
          {period && ofPeriod && (
            <PeriodHead period={period} ranking={ofPeriod} ofList={view.onlyFavorites}>
              {hasNotBegun(ofPeriod) ? <PeriodNotBegun period={period} /> : listOf(listed)}
            </PeriodHead>
          )}
        </>
      )}
    </>
  );
};
