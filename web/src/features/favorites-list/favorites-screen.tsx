import type { ReactNode } from 'react';
import { Star } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { pageInput } from '../../apollo/use-paged-players.ts';
import { BlockedNotice } from '../../game/blocked-notice.tsx';
import { NobodyFound } from '../../game/nobody-found.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { Card } from '../../components/card.tsx';
import { ChipLink } from '../../components/chip-link.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Pagination } from '../../components/pagination.tsx';
import { PlayerListSkeleton } from '../../game/player-list-skeleton.tsx';
import { PlayerListTools } from '../../game/player-list-tools.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { cx } from '../../lib/class-names.ts';
import { useLastPage } from '../../lib/list/use-last-page.ts';
import { firstPage, usePlayerListView, toAddress } from '../../lib/list/player-list-address.ts';
import { FavoriteRow } from './favorite-row.tsx';
import { LIST, LIVE, TAB, texts } from './texts.ts';
import { useFavorites } from './use-favorites.ts';

/** Specification, chapter 9. */
const PAGE_SIZE = 20;
const SKELETONS = 6;

interface FavoritesScreenProps {
  /**
   * Renders the conference, which is another feature.
   * @param base the screen's path
   * @param kept the search parameter of the tab
   */
  konferenz: (base: string, kept: Readonly<Record<string, string>>) => ReactNode;
}

/** /liste and /liste?tab=konferenz: the viewer's favourite players, and their tipps during matches. */
export const FavoritesScreen = ({ konferenz }: FavoritesScreenProps) => {
  const [params] = useSearchParams();
  const isLive = params.get(TAB) === LIVE;
  return (
    <>
      <PageHeader title={texts.title}>
        <ButtonLink variant="ghost" size="sm" to="/rangliste?liste=1" className="-mr-3">
          {texts.inRanking}
        </ButtonLink>
      </PageHeader>
      <div className="mb-4">
        <Tabs
          label={texts.title}
          tabs={[
            { to: LIST, label: texts.players, current: !isLive },
            { to: `${LIST}?${TAB}=${LIVE}`, label: texts.konferenz, current: isLive },
          ]}
        />
      </div>
      {isLive ? konferenz(LIST, { [TAB]: LIVE }) : <FavoriteList />}
    </>
  );
};

/** /liste/2?suche=…&nach=punkte: by name or by points. */
const FavoriteList = () => {
  const [params] = useSearchParams();
  const view = usePlayerListView();
  const { pageNumber, search } = view;
  const variables = { page: pageInput({ pageNumber, search }, PAGE_SIZE) };
  const byPoints = params.get('nach') === 'punkte';
  const { known, isStale, places, isAsked, blocked, failure, refetch } = useFavorites(variables, byPoints);
  const addressOf = (page: number, text = search, inPoints = byPoints): string =>
    toAddress(LIST, { ...firstPage, pageNumber: page, search: text }, inPoints ? { nach: 'punkte' } : {});
  useLastPage({ listed: isStale ? undefined : known, pageNumber, pageSize: PAGE_SIZE, hrefFor: addressOf });
  return (
    <>
      <PlayerListTools view={view} base={LIST} found={!isStale && known} onRefresh={refetch} ofFavorites />
      <nav aria-label={texts.order} className="mb-4 flex flex-wrap gap-2">
        <ChipLink to={addressOf(1, search, false)} base={LIST} changes={{ nach: null }} current={!byPoints}>
          {texts.byName}
        </ChipLink>
        <ChipLink to={addressOf(1, search, true)} base={LIST} changes={{ nach: 'punkte' }} current={byPoints}>
          {texts.byPoints}
        </ChipLink>
      </nav>
      {blocked && <BlockedNotice onRefresh={refetch} />}
      <QueryView
        value={known}
        query={{ failure, refetch }}
        skeleton={<PlayerListSkeleton rows={SKELETONS} ranked={false} />}
      />
      {known && known.items.length === 0 && !isStale && !blocked && (
        <Nobody search={search} isPast={known.totalCount > 0} all={addressOf(1, '')} />
      )}
      {known && known.items.length > 0 && (
        <>
          <Card as="div" padded={false} className={cx('overflow-hidden', isStale && 'opacity-60')}>
            <ul aria-label={texts.title} aria-busy={isStale || undefined} className="m-0 list-none p-0">
              {known.items.map((player) => (
                <FavoriteRow
                  key={player.id}
                  player={player}
                  place={places.get(player.id)}
                  isAsked={isAsked}
                />
              ))}
            </ul>
          </Card>
          <Pagination
            pageNumber={pageNumber}
            pageSize={PAGE_SIZE}
            totalCount={known.totalCount}
            hrefFor={(page) => addressOf(page)}
          />
        </>
      )}
    </>
  );
};

interface NobodyProps {
  search: string;
  /** The page number is too high, but the list has players. */
  isPast: boolean;
  all: string;
}

const Nobody = ({ search, isPast, all }: NobodyProps) => {
  const isNarrow = isPast || search !== '';
  return (
    <Card>
      <NobodyFound
        icon={isNarrow ? undefined : Star}
        to={isNarrow ? all : '/rangliste'}
        label={isNarrow ? undefined : texts.toPlayers}
      >
        {isPast ? texts.noPage : search ? texts.noMatch(search) : texts.empty}
      </NobodyFound>
    </Card>
  );
};
