import { useState } from 'react';
import { usePolled } from '../../apollo/use-polled.ts';
import { Avatar } from '../../components/avatar.tsx';
import { Button } from '../../components/button.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { PlayerLink } from '../../game/player-link.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';
import { useFocusNew } from '../../lib/page/use-focus-new.ts';
import { texts } from './texts.ts';
import { RecommendedDocument } from './user-card.generated.ts';

/** Specification, chapter 9: other user lists. */
const PAGE_SIZE = 10;

interface PageProps {
  userId: number;
  pageNumber: number;
  /** Only for the last page shown. */
  onMore?: () => void;
}

const Page = ({ userId, pageNumber, onMore }: PageProps) => {
  const { data, failure, refetch } = usePolled(RecommendedDocument, {
    variables: { userId, page: { pageNumber, pageSize: PAGE_SIZE } },
  });
  const first = useFocusNew(data !== undefined && pageNumber > 1);
  if (!data)
    return (
      <QueryView
        value={data}
        query={{ failure, refetch }}
        small
        skeleton={
          <Loading>
            <Skeleton className="my-3 h-5 w-40 max-w-full" />
          </Loading>
        }
      />
    );
  const { items = [], totalCount = 0 } = data.user?.recommended ?? {};
  return (
    <>
      {items.map(({ id, fullname, city, pictureStamp, isLocked }, index) => (
        <li
          key={id}
          ref={index === 0 ? first : undefined}
          tabIndex={index === 0 ? -1 : undefined}
          className="flex min-h-12 items-center gap-3 py-1.5"
        >
          <Avatar id={id} name={fullname} pictureStamp={pictureStamp} />
          <span className="grid min-w-0 leading-tight">
            <span>
              <PlayerLink player={{ id, fullname, isLocked }} className="tap-target font-semibold" />
            </span>
            {city && <span className="truncate text-sm text-ink-2">{city}</span>}
          </span>
        </li>
      ))}
      {onMore && pageNumber * PAGE_SIZE < totalCount && (
        <li>
          <Button variant="ghost" size="sm" onClick={onMore} className="-ml-3">
            {texts.more}
          </Button>
        </li>
      )}
    </>
  );
};

/** The players whom a player recommended, newest first, ten at a time. */
export const RecommendedList = ({ userId, label }: { userId: number; label: string }) => {
  const [pages, setPages] = useState(1);
  return (
    <ul aria-label={label} className="m-0 list-none p-0 pt-1">
      {Array.from({ length: pages }, (_, index) => (
        <Page
          key={index}
          userId={userId}
          pageNumber={index + 1}
          onMore={index + 1 === pages ? () => setPages(pages + 1) : undefined}
        />
      ))}
    </ul>
  );
};
