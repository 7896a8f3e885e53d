import { useState, type ReactNode } from 'react';
import { usePolled } from '../../../apollo/use-polled.ts';
import { Avatar } from '../../../components/avatar.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Loading, Skeleton } from '../../../components/skeleton.tsx';
import { SearchInput } from '../../../components/search-input.tsx';
import { Facts } from '../../../components/facts.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { PrizeCandidatesDocument } from './admin-prizes.generated.ts';
import { adminTexts } from './texts.ts';
import { texts } from '../texts.ts';

interface CandidatesDialogProps {
  title: string;
  range: { fromMatchId: number; toMatchId: number };
  /** The prize whose matches count. */
  priceId?: number;
  onClose: () => void;
  /** The fields to choose the range. */
  children?: ReactNode;
}

/** The candidates of a range of matches: the first fifty, or those that a search finds. */
export const CandidatesDialog = ({ title, range, priceId, onClose, children }: CandidatesDialogProps) => {
  const { fromMatchId, toMatchId } = range;
  const [search, setSearch] = useState('');
  const { data, previous, failure, refetch } = usePolled(PrizeCandidatesDocument, {
    variables: { fromMatchId, toMatchId, ...(priceId && { priceId }), ...(search && { search }) },
  });
  const known = (data ?? (failure ? undefined : previous))?.randomCandidates;
  const isPart = known && known.items.length < known.totalCount;
  return (
    <Dialog open onClose={onClose} title={title} steady>
      <p className="mb-4 text-sm text-ink-2">{adminTexts.candidatesHint}</p>
      {children}
      <div className="mb-3 flex">
        <SearchInput label={adminTexts.searchPlayers} value={search} onSearch={setSearch} />
      </div>
      <QueryView
        value={known}
        query={{ failure, refetch }}
        bare
        skeleton={
          <Loading className="grid gap-3">
            {[0, 1, 2, 3].map((index) => (
              <Skeleton key={index} className="h-12 w-full" />
            ))}
          </Loading>
        }
      />
      {/* Always rendered, because screen readers do not announce a status that appears together with its text. */}
      <p role="status" className="mb-1 text-sm font-semibold">
        {known && <span>{adminTexts.candidatesFound(known.totalCount)}</span>}
        {isPart && <span>{'\u00a0· '}</span>}
        {isPart && (
          <span className="inline-block font-normal text-ink-2">
            {adminTexts.firstOf(known.items.length)}
          </span>
        )}
      </p>
      {known?.items.length === 0 && <EmptyState title={adminTexts.noCandidates} />}
      {known && known.items.length > 0 && (
        <ul aria-label={adminTexts.candidates} className="divide-y divide-line">
          {known.items.map(({ id, fullname, city, country, institution, pictureStamp }) => (
            <li key={id} className="flex items-center gap-3 py-2">
              <Avatar id={id} name={fullname} pictureStamp={pictureStamp} />
              <span className="min-w-0 flex-1 wrap-anywhere">
                <b className="block font-semibold">{fullname}</b>
                <Facts className="text-sm hyphens-auto text-ink-2">
                  {[texts.player(id), city, country, institution]}
                </Facts>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
};
