import { Star } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { Chip } from '../../components/chip.tsx';
import { RefreshButton } from '../../components/refresh-button.tsx';
import { SearchInput } from '../../components/search-input.tsx';
import { getSession } from '../../lib/session.ts';
import { toAddress, type RankingView } from './ranking-address.ts';
import type { Failure } from '../../lib/failure.ts';
import { texts } from './texts.ts';

interface RankingToolsProps {
  view: RankingView;
  onRefresh: () => Promise<Failure | null>;
}

/** Search and filters; each change begins at the first page and stands in the address. */
export const RankingTools = ({ view, onRefresh }: RankingToolsProps) => {
  const navigate = useNavigate();
  const show = (change: Partial<RankingView>): void =>
    void navigate(toAddress({ ...view, pageNumber: 1, ...change }), { preventScrollReset: true });
  const { onlyFavorites, onlyLocked } = view;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      <SearchInput label={texts.search} value={view.search} onSearch={(search) => show({ search })} />
      <Chip
        pressed={onlyFavorites}
        onClick={() => show({ onlyFavorites: !onlyFavorites })}
        title={texts.onlyFavorites}
        className="max-sm:size-11 max-sm:justify-center max-sm:px-0"
      >
        <Star aria-hidden="true" className="size-4.5 fill-current text-joker sm:size-4" />
        <span className="sr-only sm:not-sr-only">{texts.onlyFavorites}</span>
      </Chip>
      {getSession().user?.isAdmin && (
        <Chip
          pressed={onlyLocked}
          onClick={() => show({ onlyLocked: !onlyLocked })}
          className="max-sm:order-1"
        >
          {texts.onlyLocked}
        </Chip>
      )}
      <RefreshButton onRefresh={onRefresh} />
    </div>
  );
};
