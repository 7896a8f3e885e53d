import { ItemBoundary } from '../../components/item-boundary.tsx';
import { cx } from '../../lib/class-names.ts';
import type { Listed } from './listed.ts';
import { RankingRow } from './ranking-row.tsx';

export const OWN_ROW = 'ich';

interface RankingListProps {
  label: string;
  listed: Listed;
  /** Where the own row stands when it is not among the players. */
  ownSide: 'top' | 'bottom';
  /** Another page is on its way. */
  stale?: boolean;
}

/** A page of players; the own row keeps in sight, below the header or above the bottom bar. */
export const RankingList = ({ label, listed, ownSide, stale }: RankingListProps) => {
  const { own, ranked, provisional } = listed;
  const isOn = listed.rows.some(({ player }) => player.id === own?.player.id);
  const extra = own && !isOn ? [own] : [];
  const rows = ownSide === 'top' ? [...extra, ...listed.rows] : [...listed.rows, ...extra];
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
      {rows.map(({ player, ofDay }) => {
        const isOwn = player.id === own?.player.id;
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
                ofDay={ofDay}
                provisional={isOwn ? provisional : null}
              />
            </ItemBoundary>
          </li>
        );
      })}
    </ol>
  );
};
