import { usePolled } from '../../../apollo/use-polled.ts';
import { Avatar } from '../../../components/avatar.tsx';
import { Button } from '../../../components/button.tsx';
import { PlayerLink } from '../../../game/player-link.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { Loading, Skeleton } from '../../../components/skeleton.tsx';
import { useFocusNew } from '../../../lib/page/use-focus-new.ts';
import { TextLikesDocument } from './text-likes.generated.ts';
import { likesTexts } from './texts.ts';

interface LikesPageProps {
  /** Of a post or comment. */
  textId: number;
  /** From 1. */
  pageNumber: number;
  /** Only for the last page shown. */
  onMore?: () => void;
}

const PAGE_SIZE = 10;
const SKELETONS = [44, 36, 52];

export const LikesPage = ({ textId, pageNumber, onMore }: LikesPageProps) => {
  const { data, failure, refetch } = usePolled(TextLikesDocument, {
    variables: { id: textId, page: { pageNumber, pageSize: PAGE_SIZE } },
  });
  const first = useFocusNew(data !== undefined && pageNumber > 1);
  if (!data)
    return (
      <QueryView
        value={data}
        query={{ failure, refetch }}
        bare
        skeleton={
          <Loading>
            {SKELETONS.map((width) => (
              <span key={width} className="flex h-14 items-center gap-3">
                <Skeleton className="size-9 rounded-full" />
                <Skeleton className={width > 40 ? 'h-4 w-44' : 'h-4 w-36'} />
              </span>
            ))}
          </Loading>
        }
      />
    );
  const likes = (data.post ?? data.comment)?.likes;
  if (!likes) return <p className="py-4 text-ink-2">{likesTexts.likesGone}</p>;
  const { items, totalCount } = likes;
  return (
    <>
      {totalCount === 0 && <p className="py-4 text-ink-2">{likesTexts.noLikers}</p>}
      <ul>
        {items.map(({ id, fullname, city, pictureStamp, isLocked }, index) => (
          <li
            key={id}
            ref={index === 0 ? first : undefined}
            tabIndex={index === 0 ? -1 : undefined}
            className="flex min-h-14 items-center gap-3 border-b border-line py-2 last:border-b-0"
          >
            <Avatar id={id} name={fullname} pictureStamp={pictureStamp} />
            <span className="grid min-w-0 leading-tight">
              <b className="font-semibold">
                <PlayerLink
                  player={{ id, fullname, isLocked }}
                  className="inline-block max-w-full py-1 hyphens-auto"
                />
              </b>
              {city && <span className="truncate text-sm text-ink-2">{city}</span>}
            </span>
          </li>
        ))}
      </ul>
      {onMore && pageNumber * PAGE_SIZE < totalCount && (
        <Button variant="ghost" wide onClick={onMore} className="my-2">
          {likesTexts.moreLikers}
        </Button>
      )}
    </>
  );
};
