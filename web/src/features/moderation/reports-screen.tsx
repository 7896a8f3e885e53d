import { Flag } from 'lucide-react';
import { usePolled } from '../../apollo/use-polled.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ItemBoundary } from '../../components/item-boundary.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Pagination } from '../../components/pagination.tsx';
import { RefreshButton } from '../../components/refresh-button.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { useKeptList } from '../../lib/list/use-kept-list.ts';
import { pageState, useSearchState } from '../../lib/address/search-state.ts';
import { ReportCard } from './report-card.tsx';
import { ReportedTextsDocument } from './reports.generated.ts';
import { texts } from './texts.ts';
import { Card } from '../../components/card.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';

/**
 * Reported texts for operators: open ones first, twenty per page, with the page in the address. A decided text stays in
 * place until the operator refreshes the list.
 */
export const ReportsScreen = () => {
  const { pageNumber } = useSearchState(pageState);
  const { data, failure, refetch } = usePolled(ReportedTextsDocument, {
    variables: { pageNumber },
    manualRefresh: true,
  });
  const list = data?.reportedTexts;
  const paged = useKeptList(list);
  return (
    <>
      <PageHeader title={texts.title}>
        <span className="flex flex-wrap items-center gap-2">
          <ButtonLink size="sm" variant="secondary" to="/adminmatches?bereich=protokoll">
            {texts.toLog}
          </ButtonLink>
          <RefreshButton onRefresh={refetch} />
        </span>
      </PageHeader>
      <p className="mb-4 max-w-prose text-sm text-ink-2">{texts.lead}</p>
      <QueryView
        value={list}
        query={{ failure, refetch }}
        skeleton={<ReportsSkeleton />}
        empty={
          list?.items.length === 0 && (
            <EmptyState
              icon={Flag}
              title={texts.empty}
              action={
                <ButtonLink variant="secondary" to="/">
                  {texts.emptyAction}
                </ButtonLink>
              }
            >
              {texts.emptyHint}
            </EmptyState>
          )
        }
      >
        {(list) => (
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {list.items.map((text) => (
              <li key={text.id}>
                <ItemBoundary>
                  <ReportCard text={text} />
                </ItemBoundary>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      {paged && (
        <Pagination
          pageNumber={pageNumber}
          pageSize={paged.pageSize}
          totalCount={paged.totalCount}
          label={texts.pages}
          hrefFor={(page) => (page > 1 ? `?seite=${page}` : '?')}
        />
      )}
    </>
  );
};

/** Placeholders in the shape of the cards. */
const ReportsSkeleton = () => (
  <Loading className="grid gap-4">
    {[0, 1].map((index) => (
      <Card key={index} className="grid gap-4">
        <span className="flex items-center gap-3">
          <Skeleton className="size-[50px] rounded-full" />
          <span className="grid gap-1.5">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-3.5 w-28" />
          </span>
        </span>
        <Skeleton className="h-20 w-full" />
        <Skeleton className="h-4 w-2/3" />
        <span className="flex gap-2">
          <Skeleton className="h-9 w-28 rounded-full" />
          <Skeleton className="h-9 w-28 rounded-full" />
        </span>
      </Card>
    ))}
  </Loading>
);
