import type { FragmentType } from '@apollo/client/masking';
import { ItemBoundary } from '../../components/item-boundary.tsx';
import { cx } from '../../lib/class-names.ts';
import type { DuelRowFragment } from './duel-ranking.generated.ts';
import { DuelRow } from './duel-row.tsx';
import { texts } from './texts.ts';

type Player = { id: number } & FragmentType<DuelRowFragment>;

interface DuelListProps {
  players: readonly Player[];
  own: Player | undefined;
  /** Where the own row stands when it is not among the players. */
  ownSide: 'top' | 'bottom';
  /** Another page is on its way. */
  stale: boolean;
}

/** A page of the duels' ranking; the own row keeps in sight, below the header or above the bottom bar. */
export const DuelList = ({ players, own, ownSide, stale }: DuelListProps) => {
  const isOn = own !== undefined && players.some(({ id }) => id === own.id);
  const extra = own && !isOn ? [own] : [];
  const rows = ownSide === 'top' ? [...extra, ...players] : [...players, ...extra];
  return (
    <ol
      tabIndex={-1}
      aria-label={texts.ranking}
      aria-busy={stale || undefined}
      className={cx(
        'overflow-clip rounded-lg border border-line bg-surface shadow-card transition-opacity duration-150',
        stale && 'opacity-60 delay-150',
      )}
    >
      {rows.map((player) => (
        <li
          key={player.id}
          className={cx(
            'border-t border-line first:border-t-0',
            player.id === own?.id &&
              'sticky top-15 bottom-[calc(56px+var(--note,0px)+env(safe-area-inset-bottom))] z-10 bg-joker-soft shadow-[0_0_0_2px_var(--joker)] md:bottom-0',
          )}
        >
          <ItemBoundary>
            <DuelRow player={player} isOwn={player.id === own?.id} />
          </ItemBoundary>
        </li>
      ))}
    </ol>
  );
};
