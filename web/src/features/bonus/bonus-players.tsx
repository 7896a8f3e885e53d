import { Check, Hourglass } from 'lucide-react';
import { PAGE_SIZE, pageInput, usePagedPlayers } from '../../apollo/use-paged-players.ts';
import { BlockedNotice } from '../../game/blocked-notice.tsx';
import { NobodyFound } from '../../game/nobody-found.tsx';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ItemBoundary } from '../../components/item-boundary.tsx';
import { Pagination } from '../../components/pagination.tsx';
import { Facts } from '../../components/facts.tsx';
import { ListRow } from '../../game/list-row.tsx';
import { PlayerListSkeleton } from '../../game/player-list-skeleton.tsx';
import { PlayerListTools } from '../../game/player-list-tools.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { cx } from '../../lib/class-names.ts';
import { formatNumber } from '../../lib/text/format-number.ts';
import {
  firstPage,
  isNarrowed,
  usePlayerListView,
  toAddress,
  type PlayerListView,
} from '../../lib/list/player-list-address.ts';
import { getSession } from '../../lib/session/session.ts';
import { BonusResultDocument, type BonusResultQuery } from './bonus-result.generated.ts';
import { bonusPath, texts } from './texts.ts';

/** The answers are frozen some seconds after the deadline. */
const FREEZING_MS = 2_000;

export const BonusPlayers = ({ id }: { id: number }) => {
  const view = usePlayerListView();
  const addressOf = (next: PlayerListView): string => toAddress(bonusPath(id), next);
  const { pageNumber, onlyFavorites } = view;
  const {
    list: known,
    found,
    isStale,
    failure,
    refetch,
  } = usePagedPlayers(BonusResultDocument, ({ bonusResult }) => bonusResult, {
    variables: { id, page: pageInput(view), onlyFavorites },
    poll: ({ bonusResult }) => bonusResult.visible || FREEZING_MS,
    live: ['ranks'],
  });
  return (
    <section aria-labelledby="bonusantworten">
      <h2 id="bonusantworten" className="mb-3 text-lg font-bold">
        {texts.players}
      </h2>
      <PlayerListTools view={view} base={bonusPath(id)} found={found} />
      <QueryView
        value={known}
        query={{ failure, refetch }}
        skeleton={<PlayerListSkeleton rows={PAGE_SIZE} />}
      />
      {known?.blocked && <BlockedNotice onRefresh={refetch} />}
      {known && !known.blocked && !known.visible && (
        <Card>
          <EmptyState icon={Hourglass} title={texts.freezing} />
        </Card>
      )}
      {known?.visible && !known.blocked && known.items.length === 0 && !isStale && (
        <Card>
          {isNarrowed(view) || pageNumber > 1 ? (
            <NobodyFound to={addressOf(firstPage)} preventScrollReset />
          ) : (
            <NobodyFound>{texts.nobodyAnswered}</NobodyFound>
          )}
        </Card>
      )}
      {known && known.items.length > 0 && (
        <>
          <p className="mb-2 text-xs text-ink-2">{texts.asEvaluated}</p>
          <ol
            tabIndex={-1}
            aria-label={texts.players}
            aria-busy={isStale || undefined}
            className={cx(
              'overflow-clip rounded-lg border border-line bg-surface shadow-card transition-opacity duration-150',
              isStale && 'opacity-60 delay-150',
            )}
          >
            {known.items.map((answer) => (
              <li key={answer.user.id} className="border-t border-line first:border-t-0">
                <ItemBoundary>
                  <Row answer={answer} />
                </ItemBoundary>
              </li>
            ))}
          </ol>
          <Pagination
            pageNumber={pageNumber}
            pageSize={PAGE_SIZE}
            totalCount={known.totalCount}
            hrefFor={(next) => addressOf({ ...view, pageNumber: next })}
          />
        </>
      )}
    </section>
  );
};

type Answer = BonusResultQuery['bonusResult']['items'][number];

const Row = ({ answer: { user, selection, isRight } }: { answer: Answer }) => {
  const isOwn = user.id === getSession().user?.id;
  return (
    <ListRow
      player={user}
      className={cx('flex-wrap gap-x-2 sm:px-5', isOwn && 'bg-joker-soft')}
      columnClass="flex-[1_1_6rem]"
      factsClass="text-sm"
      facts={
        <Facts>
          {[
            isOwn ? texts.you : '',
            user.ranking > 0 ? texts.place(formatNumber(user.ranking)) : '',
            user.city,
          ]}
        </Facts>
      }
    >
      <span
        className={cx(
          'flex max-w-[max(45%,10rem)] min-w-0 items-center gap-1.5 text-right text-sm leading-tight',
          // On narrow screens the answer moves below the name, which needs the room.
          'max-xs:max-w-full max-xs:basis-full max-xs:pl-[43px] max-xs:text-left',
          isRight ? 'font-bold' : isRight === false ? 'text-ink-2' : 'font-semibold',
        )}
      >
        <span className="line-clamp-2 min-w-0 wrap-anywhere">{selection}</span>
        {isRight && (
          <>
            <Check aria-hidden="true" className="size-4 flex-none text-link" strokeWidth={3} />
            <span className="sr-only">{texts.right}</span>
          </>
        )}
      </span>
    </ListRow>
  );
};
