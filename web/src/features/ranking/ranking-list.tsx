import type { FragmentType } from '@apollo/client/masking';
import { ItemBoundary } from '../../components/item-boundary.tsx';
import { cx } from '../../lib/class-names.ts';
import type { RankingRowFragment } from './ranking-row.generated.ts';
import { RankingRow, type Provisional } from './ranking-row.tsx';

type Player = { id: number } & FragmentType<RankingRowFragment>;

export const OWN_ROW = 'ich';

interface RankingListProps {
  label: string;
  players: readonly Player[];
  own: Player | undefined;
  /** Where the own row stands when it is not among the players. */
  ownSide: 'top' | 'bottom';
  ranked: boolean;
  /** Where the own row would be if all stayed as it stands. */
  provisional?: Provisional | null;
  /** Another page is on its way. */
  stale?: boolean;
}

/** A page of players; the own row keeps in sight, below the header or above the bottom bar. */
export const RankingList = ({
  label,
  players,
  own,
  ownSide,
  ranked,
  provisional,
  stale,
}: RankingListProps) => {
  const isOn = own !== undefined && players.some(({ id }) => id === own.id);
  const extra = own && !isOn ? [own] : [];
  const rows = ownSide === 'top' ? [...extra, ...players] : [...players, ...extra];
  return (
    <ol
      tabIndex={-1}
      aria-label={label}
      aria-busy={stale || undefined}
      className={cx(
        'overflow-clip rounded-lg border border-line bg-surface shadow-card transition-opacity duration-150',
        stale && 'opacity-60 delay-150',
      )}
    >
      {rows.map((player) => {
        const isOwn = player.id === own?.id;
        return (
          <li
            key={player.id}
            id={isOwn ? OWN_ROW : undefined}
            tabIndex={isOwn ? -1 : undefined}
            className={cx(
              'border-t border-line first:border-t-0',
              isOwn &&
                'sticky top-15 bottom-[calc(56px+env(safe-area-inset-bottom))] z-10 bg-joker-soft shadow-[0_0_0_2px_var(--joker)] md:bottom-0',
            )}
          >
            <ItemBoundary>
              <RankingRow
                player={player}
                isOwn={isOwn}
                ranked={ranked}
                provisional={isOwn ? provisional : null}
              />
            </ItemBoundary>
          </li>
        );
      })}
    </ol>
  );
};
