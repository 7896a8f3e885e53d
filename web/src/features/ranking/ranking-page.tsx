import { Pagination } from '../../components/pagination.tsx';
import { firstPage, ownRowSide, type PlayerListView } from '../../lib/list/player-list-address.ts';
import type { Listed, Scope } from './ranking-list-types.ts';
import { NoPlayers } from './lazy-parts.tsx';
import { RankingList } from './ranking-list.tsx';
import { PAGE_SIZE } from '../../apollo/use-paged-players.ts';

interface RankingPageProps {
  label: string;
  scope: Scope;
  view: PlayerListView;
  listed: Listed;
  isStale: boolean;
  addressOf: (view: PlayerListView) => string;
  /** A full page begins with a podium, if its players have points. */
  mayHavePodium: boolean;
}

/** The players of one page with links to the others, or the reason for an empty page. */
export const RankingPage = ({
  label,
  scope,
  view,
  listed,
  isStale,
  addressOf,
  mayHavePodium,
}: RankingPageProps) => {
  const { rows, ownPage, totalCount } = listed;
  if (rows.length === 0 && isStale) return null;
  if (rows.length === 0)
    return <NoPlayers view={view} totalCount={totalCount} scope={scope} all={addressOf(firstPage)} />;
  return (
    <>
      <RankingList
        label={label}
        listed={listed}
        ownSide={ownRowSide(view, ownPage)}
        isStale={isStale}
        hasPodium={mayHavePodium && listed.podiumHasPoints === true && rows.length === PAGE_SIZE}
      />
      <Pagination
        pageNumber={view.pageNumber}
        pageSize={PAGE_SIZE}
        totalCount={totalCount}
        hrefFor={(pageNumber) => addressOf({ ...view, pageNumber })}
      />
    </>
  );
};
