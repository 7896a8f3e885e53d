import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { Star, X } from 'lucide-react';
import { useNavigationType } from 'react-router-dom';
import { PAGE_SIZE, pageInput, type PagedPlayers } from '../../apollo/use-paged-players.ts';
import { BlockedNotice } from '../../game/blocked-notice.tsx';
import { NobodyFound } from '../../game/nobody-found.tsx';
import { PlayerListSkeleton } from '../../game/player-list-skeleton.tsx';
import { Chip } from '../../components/chip.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { FoundStatus } from '../../components/found-status.tsx';
import { ItemBoundary } from '../../components/item-boundary.tsx';
import { Pagination } from '../../components/pagination.tsx';
import { SearchInput } from '../../components/search-input.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { cx } from '../../lib/class-names.ts';
import { scrollIntoView } from '../../lib/page/scroll-into-view.ts';
import { PlayerRow } from './player-row.tsx';
import type { HitPlayersQuery } from './statistic-players.generated.ts';
import { toAddress, type StatisticsView } from './statistics-address.ts';
import { texts } from './texts.ts';
import { useChangeAddress } from '../../lib/address/use-change-address.ts';

/** The variables that all three lists share. */
export const listVariables = (view: StatisticsView) => ({
  page: pageInput(view),
  onlyFavorites: view.onlyFavorites,
});

/** Topics that refetch the lists: their order is that of the ranks. */
export const live = ['matches', 'ranks'] as const;

export const listOf = ({ list }: HitPlayersQuery): HitPlayersQuery['list'] => list;

interface PlayerListProps {
  view: StatisticsView;
  /** 'Alle mit 2:1' */
  title: ReactNode;
  answer: Pick<
    PagedPlayers<unknown, HitPlayersQuery['list']>,
    'list' | 'found' | 'isStale' | 'failure' | 'refetch'
  >;
}

/** The players behind a bar or a cell; the address holds search, filters and page. */
export const PlayerList = ({
  view,
  title,
  answer: { list, found, isStale, failure, refetch },
}: PlayerListProps) => {
  const change = useChangeAddress();
  const box = useRef<HTMLElement>(null);
  const isKnown = list !== undefined;
  const tellsCount = view.pageNumber === 1 && (view.search !== '' || view.onlyFavorites);
  const isByTap = useNavigationType() !== 'POP';
  const show = useEffectEvent(() => {
    scrollIntoView(box.current);
    // Not from the search, which stands there before the answer.
    if (isByTap && !box.current?.contains(document.activeElement))
      box.current?.focus({ preventScroll: true });
  });
  // On phones the list is below the tapped bar or cell. It scrolls only after loading: growing inside the viewport
  // would move the rest.
  useEffect(() => {
    if (isKnown) show();
  }, [view.chosen, isKnown]);
  const close = (): void => {
    document.querySelector<HTMLElement>('main a[data-chosen]')?.focus();
    change({ wer: null, suche: null, liste: null });
  };
  return (
    <section ref={box} tabIndex={-1} aria-label={String(title)} className="min-w-0 scroll-my-21">
      <div className="mb-2 flex items-center justify-between gap-2">
        <h2 className="text-base leading-tight font-bold text-pretty">{title}</h2>
        <IconButton icon={X} label={texts.closeList} onClick={close} className="-mr-3" />
      </div>
      <div className="mb-3 flex items-center gap-2">
        <SearchInput
          label={texts.search}
          value={view.search}
          onSearch={(search) => change({ suche: search || null })}
        />
        <Chip
          pressed={view.onlyFavorites}
          onClick={() => change({ liste: view.onlyFavorites ? null : 1 })}
          aria-label={texts.onlyFavorites}
          title={texts.onlyFavorites}
          className="size-11 justify-center px-0!"
        >
          <Star
            aria-hidden="true"
            className={cx('size-4.5', view.onlyFavorites ? 'fill-current' : 'text-joker')}
          />
        </Chip>
        <FoundStatus count={tellsCount && !found?.blocked ? found?.totalCount : undefined} />
      </div>
      <QueryView
        value={list}
        query={{ failure, refetch }}
        skeleton={<PlayerListSkeleton rows={4} ranked={false} />}
      />
      {list?.blocked && <BlockedNotice onRefresh={refetch} />}
      {list && !list.blocked && list.items.length === 0 && (
        <div className="rounded-lg border border-line bg-surface">
          <NobodyFound />
        </div>
      )}
      {list && list.items.length > 0 && (
        <>
          <p className="mb-2 text-xs text-ink-2">{texts.asEvaluated}</p>
          <ol
            aria-label={String(title)}
            aria-busy={isStale || undefined}
            className={cx(
              'overflow-clip rounded-lg border border-line bg-surface shadow-card transition-opacity duration-150',
              isStale && 'opacity-60 delay-150',
            )}
          >
            {list.items.map((player) => (
              <li key={player.user.id} className="border-t border-line first:border-t-0">
                <ItemBoundary>
                  <PlayerRow player={player} />
                </ItemBoundary>
              </li>
            ))}
          </ol>
          <Pagination
            pageNumber={view.pageNumber}
            pageSize={PAGE_SIZE}
            totalCount={list.totalCount}
            hrefFor={(pageNumber) => toAddress({ ...view, pageNumber })}
          />
        </>
      )}
    </section>
  );
};
