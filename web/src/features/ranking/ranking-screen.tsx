import { useEffect } from 'react';
import { LocateFixed } from 'lucide-react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { BlockedNotice } from '../../components/blocked-notice.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Pagination } from '../../components/pagination.tsx';
import { PlayerListSkeleton } from '../../components/player-list-skeleton.tsx';
import { PlayerListTools } from '../../components/player-list-tools.tsx';
import { RankingTabs } from '../../components/ranking-tabs.tsx';
import { cx } from '../../lib/class-names.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import {
  firstPage,
  ownRowSide,
  readView,
  toAddress,
  type PlayerListView,
} from '../../lib/player-list-address.ts';
import { NoPlayers } from './no-players.tsx';
import { OWN_ROW, RankingList } from './ranking-list.tsx';
import { RANKING, texts } from './texts.ts';
import { PAGE_SIZE, useRanking } from './use-ranking.ts';

const showOwnRow = (): void => {
  const row = document.getElementById(OWN_ROW);
  row?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  row?.focus({ preventScroll: true });
};

const addressOf = (view: PlayerListView): string => toAddress(RANKING, view);

/** /rangliste/3?suche=…&liste=1: all that the list shows stands in the address. */
export const RankingScreen = () => {
  const { pagenumber } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const view = readView(pagenumber, params);
  const { data, isStale, failure, refresh } = useRanking(view);
  const { ranking, rankingPageOfViewer: ownPage = 0 } = data ?? {};
  // Until the answer is there the title is that of most of the tournament's days.
  const title = ranking?.visible === false ? texts.players : texts.ranking;
  usePageTitle(title);

  const isOwnPage = hash === `#${OWN_ROW}` && data !== undefined && !isStale;
  useEffect(() => {
    if (isOwnPage) showOwnRow();
  }, [isOwnPage]);

  const toMe = (): void => {
    const address = addressOf({ ...firstPage, pageNumber: ownPage });
    if (address === addressOf(view)) showOwnRow();
    else void navigate(`${address}#${OWN_ROW}`, { preventScrollReset: true });
  };

  return (
    <>
      <PageHeader title={title}>
        <Button
          variant="ghost"
          size="sm"
          onClick={toMe}
          className={cx('-mr-3', ownPage === 0 && 'invisible')}
        >
          <LocateFixed aria-hidden="true" className="size-4" />
          {texts.toMe}
        </Button>
      </PageHeader>
      <RankingTabs current="ranking" />
      <PlayerListTools view={view} addressOf={addressOf} onRefresh={refresh} />
      {failure && (
        <Card>
          <ErrorState message={failure.message} onRetry={refresh} />
        </Card>
      )}
      {!data && !failure && <PlayerListSkeleton rows={PAGE_SIZE} />}
      {ranking?.blocked && <BlockedNotice onRefresh={refresh} />}
      {ranking && !ranking.blocked && ranking.items.length === 0 && !isStale && (
        <NoPlayers view={view} totalCount={ranking.totalCount} />
      )}
      {ranking && !ranking.blocked && ranking.items.length > 0 && (
        <>
          <RankingList
            label={title}
            players={ranking.items}
            own={ranking.own ?? undefined}
            ownSide={ownRowSide(view, ownPage)}
            ranked={ranking.visible}
            provisional={data?.viewer?.provisional}
            stale={isStale}
          />
          <Pagination
            pageNumber={view.pageNumber}
            pageSize={PAGE_SIZE}
            totalCount={ranking.totalCount}
            hrefFor={(pageNumber) => addressOf({ ...view, pageNumber })}
          />
        </>
      )}
    </>
  );
};
