import { useState } from 'react';
import type { FragmentType } from '@apollo/client/masking';
import { ItemBoundary } from '../../components/item-boundary.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';
import { cx } from '../../lib/class-names.ts';
import { TeamDialog, type ShownTeam } from '../../game/team-dialog.tsx';
import { texts } from './texts.ts';
import { UserTippRow } from './user-tipp-row.tsx';
import type { OwnTippFragment, UserTippFragment } from './user-tipps.generated.ts';
import { ChevronDown, Lock } from 'lucide-react';

interface UserTippsTableProps {
  label: string;
  tipps: readonly ({
    id: number;
    isVisible: boolean;
    match: { id: number };
  } & FragmentType<UserTippFragment>)[];
  /** The viewer's tipps for the same matches; undefined if the table shows the viewer's tipps. */
  own: readonly ({ match: { id: number } } & FragmentType<OwnTippFragment>)[] | undefined;
}

const head = 'px-2 pb-2 text-xs font-medium text-ink-2';

/**
 * The visible tipps, and one line for all hidden ones, which expands their matches. The roles are explicit, because
 * the table's rows are blocks on phones and would lose them.
 */
export const UserTippsTable = ({ label, tipps, own }: UserTippsTableProps) => {
  const [team, setTeam] = useState<ShownTeam | null>(null);
  const [isUnfolded, setUnfolded] = useState(false);
  const shown = tipps.filter(({ isVisible }) => isVisible);
  const hidden = tipps.filter(({ isVisible }) => !isVisible);
  const rows = (list: typeof tipps) =>
    list.map((tipp) => (
      <ItemBoundary key={tipp.id} silent>
        <UserTippRow
          tipp={tipp}
          own={own?.find(({ match }) => match.id === tipp.match.id)}
          onShowTeam={setTeam}
        />
      </ItemBoundary>
    ));
  return (
    <>
      <table role="table" aria-label={label} className="block w-full sm:table sm:border-collapse">
        <thead
          role="rowgroup"
          className={cx(
            'sr-only',
            (shown.length > 0 || isUnfolded) && 'sm:not-sr-only sm:table-header-group',
          )}
        >
          <tr role="row">
            <th role="columnheader" className={`${head} text-left`}>
              {texts.date}
            </th>
            <th role="columnheader" className={`${head} text-left`}>
              {texts.match}
            </th>
            <th role="columnheader" className={head}>
              {texts.tipp}
            </th>
            {own && (
              <th role="columnheader" className={head}>
                {texts.ownTipp}
              </th>
            )}
            <th role="columnheader" className={head}>
              {texts.result}
            </th>
            <th role="columnheader" className={`${head} text-right`}>
              {texts.points}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" className="block sm:table-row-group">
          {rows(shown)}
          {hidden.length > 0 && (
            <HiddenLine
              count={hidden.length}
              columns={own ? 6 : 5}
              isUnfolded={isUnfolded}
              onToggle={() => setUnfolded(!isUnfolded)}
            />
          )}
          {isUnfolded && rows(hidden)}
        </tbody>
      </table>
      <TeamDialog team={team} onClose={() => setTeam(null)} />
    </>
  );
};

const ROWS = 12;

export const UserTippsSkeleton = () => (
  <Loading>
    {Array.from({ length: ROWS }, (_, row) => (
      <span key={row} className="flex h-15 items-center gap-3 border-b border-line sm:h-12">
        <Skeleton className="h-5 w-36" />
        <Skeleton className="ml-auto h-5 w-10" />
        <Skeleton className="h-6 w-8" />
      </span>
    ))}
  </Loading>
);

interface HiddenLineProps {
  count: number;
  /** The number of the table's columns. */
  columns: number;
  isUnfolded: boolean;
  onToggle: () => void;
}

/** A row for all matches whose tipps are still hidden. It expands them below. */
const HiddenLine = ({ count, columns, isUnfolded, onToggle }: HiddenLineProps) => (
  <tr role="row" className="block border-b border-line last:border-b-0 sm:table-row sm:border-b-0">
    <td role="cell" colSpan={columns} className="block sm:table-cell sm:border-b sm:border-line sm:px-2">
      <button
        type="button"
        aria-expanded={isUnfolded}
        onClick={onToggle}
        className="flex min-h-11 w-full items-center gap-2 text-left text-sm text-ink-2 hover:text-ink"
      >
        <Lock aria-hidden="true" className="size-4 flex-none" />
        <span className="min-w-0 flex-1">{texts.hiddenMatches(count)}</span>
        <ChevronDown aria-hidden="true" className={cx('size-5 flex-none', isUnfolded && 'rotate-180')} />
      </button>
    </td>
  </tr>
);
