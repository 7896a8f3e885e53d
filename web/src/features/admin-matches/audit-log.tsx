import { Fragment } from 'react';
import { ScrollText } from 'lucide-react';
import { usePolled } from '../../apollo/use-polled.ts';
import { Card } from '../../components/card.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Link } from '../../components/link.tsx';
import { PlayerLink } from '../../game/player-link.tsx';
import { Pagination } from '../../components/pagination.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { useKeptList } from '../../lib/list/use-kept-list.ts';
import { pageState, useSearchState } from '../../lib/address/search-state.ts';
import { formatDateTime } from '../../lib/time/format.ts';
import { AuditLogDocument } from './audit-log.generated.ts';
import { logTexts } from './texts.ts';

const ROWS = 6;

/** Allows line breaks in an address after a dot or a slash, not in the middle of a word. */
const Value = ({ text }: { text: string }) =>
  text.split(/(?<=[./])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <span>{part}</span>
    </Fragment>
  ));

export const AuditLog = () => {
  const { pageNumber } = useSearchState(pageState);
  const { data, failure, refetch } = usePolled(AuditLogDocument, {
    variables: { pageNumber },
    poll: true,
    live: ['matches', 'ranks'],
  });
  const log = data?.auditLog;
  const paged = useKeptList(log);
  return (
    <>
      <p className="mb-3 text-sm text-ink-2">{logTexts.lead}</p>
      <QueryView
        value={log}
        query={{ failure, refetch }}
        skeleton={
          <Loading className="divide-y divide-line rounded-lg border border-line bg-surface shadow-card">
            {Array.from({ length: ROWS }, (_, index) => (
              <span key={index} className="grid gap-2 px-4 py-3 sm:px-5">
                <span className="flex justify-between gap-3">
                  <Skeleton className="h-4 w-28" />
                  <Skeleton className="h-4 w-24" />
                </span>
                <Skeleton className="h-5 w-52 max-w-full" />
                <Skeleton className="h-4 w-36" />
              </span>
            ))}
          </Loading>
        }
        empty={
          log?.items.length === 0 && (
            <EmptyState icon={ScrollText} title={logTexts.empty}>
              {logTexts.emptyHint}
            </EmptyState>
          )
        }
      >
        {(log) => (
          <Card as="section" padded={false}>
            <ol className="divide-y divide-line">
              {log.items.map(({ id, at, userId, user, subject, address, changes }) => (
                <li key={id} className="grid gap-1 px-4 py-3 sm:px-5">
                  <p className="flex flex-wrap justify-between gap-x-3 text-sm text-ink-2">
                    <span className="wrap-anywhere">
                      {user ? <PlayerLink player={user} className="tap-target" /> : logTexts.unknown(userId)}
                    </span>
                    <time dateTime={at}>{formatDateTime(at)}</time>
                  </p>
                  <p className="font-semibold wrap-anywhere">
                    {/* Positioned above the enlarged tap target of the name over it. */}
                    {address ? (
                      <Link to={address} className="relative inline-block min-h-6 text-link">
                        {subject}
                      </Link>
                    ) : (
                      subject
                    )}
                  </p>
                  <ul className="text-sm">
                    {changes.map(({ what, before, after }) => (
                      <li key={what} className="wrap-anywhere">
                        {what}:{' '}
                        <b className="font-semibold">
                          <Value text={after} />
                        </b>
                        {before && <span className="text-ink-2"> ({logTexts.from(before)})</span>}
                      </li>
                    ))}
                  </ul>
                </li>
              ))}
            </ol>
          </Card>
        )}
      </QueryView>
      {paged && (
        <Pagination
          pageNumber={pageNumber}
          pageSize={paged.pageSize}
          totalCount={paged.totalCount}
          label={logTexts.pages}
          hrefFor={(page) => `?bereich=protokoll&seite=${page}`}
        />
      )}
    </>
  );
};
