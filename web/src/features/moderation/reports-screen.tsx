import { Flag } from 'lucide-react';
import { usePolled } from '../../apollo/use-polled.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ItemBoundary } from '../../components/item-boundary.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Pagination } from '../../components/pagination.tsx';
import { RefreshButton } from '../../components/refresh-button.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { pageState, useSearchState } from '../../lib/address/search-state.ts';
import { ReportCard } from './report-card.tsx';
import { ReportsSkeleton } from './reports-skeleton.tsx';
import { ReportedTextsDocument } from './reports.generated.ts';
import { texts } from './texts.ts';

/**
 * What players reported, for operators: open first, twenty to a page, the page in the address. What was decided stays where it
 * stands until the operator asks for the list again.
 */
export const ReportsScreen = () => {
  const { pageNumber } = useSearchState(pageState);
  const { data, failure, refetch } = usePolled(ReportedTextsDocument, {
    variables: { pageNumber },
    manualRefresh: true,
  });
  const list = data?.reportedTexts;
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
      {list && (
        <Pagination
          pageNumber={pageNumber}
          pageSize={list.pageSize}
          totalCount={list.totalCount}
          label={texts.pages}
          hrefFor={(page) => (page > 1 ? `?seite=${page}` : '?')}
        />
      )}
    </>
  );
};
