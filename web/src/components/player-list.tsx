import type { ReactNode } from 'react';
import { cx } from '../lib/class-names.ts';
import { OWN_ROW } from '../lib/use-own-row.ts';
import { ItemBoundary } from './item-boundary.tsx';

interface PlayerListProps<Row> {
  label: string;
  rows: readonly Row[];
  /** The viewer's, whether it is among them or not. */
  own: Row | null;
  idOf: (row: Row) => number;
  /** Where the own row stands when it is not among the others. */
  ownSide: 'top' | 'bottom';
  /** Another page is on its way. */
  isStale: boolean;
  children: (row: Row, isOwn: boolean) => ReactNode;
}

/** A page of players by their places; the own row keeps in sight, below the header or above the bottom bar. */
export const PlayerList = <Row,>({
  label,
  rows,
  own,
  idOf,
  ownSide,
  isStale,
  children,
}: PlayerListProps<Row>) => {
  const ownId = own ? idOf(own) : 0;
  const extra = own && !rows.some((row) => idOf(row) === ownId) ? [own] : [];
  return (
    <ol
      tabIndex={-1}
      aria-label={label}
      aria-busy={isStale || undefined}
      className={cx(
        'overflow-clip rounded-lg border border-line bg-surface shadow-card transition-opacity duration-150',
        isStale && 'opacity-60 delay-150',
      )}
    >
      {(ownSide === 'top' ? [...extra, ...rows] : [...rows, ...extra]).map((row) => {
        const isOwn = idOf(row) === ownId;
        return (
          <li
            key={idOf(row)}
            id={isOwn ? OWN_ROW : undefined}
            tabIndex={isOwn ? -1 : undefined}
            className={cx(
              'border-t border-line first:border-t-0',
              isOwn &&
                'sticky top-15 bottom-[calc(56px+var(--note,0px)+env(safe-area-inset-bottom))] z-10 bg-joker-soft shadow-card ring-2 ring-joker md:bottom-0',
            )}
          >
            <ItemBoundary>{children(row, isOwn)}</ItemBoundary>
          </li>
        );
      })}
    </ol>
  );
};
