import { useState } from 'react';
import { Star } from 'lucide-react';
import { usePolled } from '../../../apollo/use-polled.ts';
import { Chip } from '../../../components/chip.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { PlayerListSkeleton } from '../../../game/player-list-skeleton.tsx';
import { SearchInput } from '../../../components/search-input.tsx';
import { playerListTexts } from '../../../game/player-list-texts.ts';
import { cx } from '../../../lib/class-names.ts';
import { isNotKnownYet } from '../../../lib/failure.ts';
import { CandidateRow } from './candidate-row.tsx';
import { GroupCandidatesDocument } from './invite.generated.ts';
import { texts } from '../texts.ts';

interface InvitePlayersProps {
  groupId: number;
}

const PAGE_SIZE = 10;

/** Finds registered players by name or on the viewer's list; one tap adds them. */
export const InvitePlayers = ({ groupId }: InvitePlayersProps) => {
  const [search, setSearch] = useState('');
  const [onlyFavorites, setOnlyFavorites] = useState(false);
  const hasFilter = search !== '' || onlyFavorites;
  const { data, failure, refetch } = usePolled(GroupCandidatesDocument, {
    variables: { groupId, page: { pageSize: PAGE_SIZE, search }, onlyFavorites },
    skip: !hasFilter,
    isRetryable: isNotKnownYet,
  });
  const found = hasFilter ? data?.groupCandidates : undefined;
  const isNobody = found?.items.length === 0;
  const more = found ? found.totalCount - found.items.length : 0;
  return (
    <section aria-labelledby="einladen-spieler" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 id="einladen-spieler" className="text-base font-bold">
        {texts.fromGame}
      </h3>
      <div className="flex flex-wrap items-center gap-2">
        <SearchInput
          label={playerListTexts.searchPlayers}
          value={search}
          onSearch={setSearch}
          className="basis-36"
        />
        <Chip pressed={onlyFavorites} title={texts.ownList} onClick={() => setOnlyFavorites(!onlyFavorites)}>
          <Star aria-hidden="true" className={cx('size-4', onlyFavorites ? 'fill-current' : 'text-joker')} />
          <span className="max-xs:sr-only">{texts.ownList}</span>
        </Chip>
      </div>
      {!hasFilter && <p className="text-sm text-ink-2">{texts.searchHint}</p>}
      {hasFilter && failure && <ErrorState small message={failure.message} onRetry={refetch} />}
      {hasFilter && !found && !failure && <PlayerListSkeleton rows={3} ranked={false} />}
      <p role="status" className={cx('text-sm text-ink-2', !isNobody && 'sr-only')}>
        {isNobody && (
          <>
            <b className="block text-ink">{texts.nobody}</b>
            {search ? texts.nobodyHint : texts.ownListEmpty}
          </>
        )}
      </p>
      {found && found.items.length > 0 && (
        <ul
          aria-label={texts.fromGame}
          className="m-0 list-none divide-y divide-line rounded-lg border border-line p-0"
        >
          {found.items.map((player) => (
            <CandidateRow key={player.id} groupId={groupId} player={player} />
          ))}
        </ul>
      )}
      {more > 0 && <p className="text-sm text-ink-2">{texts.moreFound(more)}</p>}
    </section>
  );
};
