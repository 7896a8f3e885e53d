import { Fragment, useState, type CSSProperties, type ReactNode } from 'react';
import { cx } from '../lib/class-names.ts';
import { useOffScreen } from '../lib/list/off-screen.ts';
import { OWN_ROW, withOwnRow } from '../lib/list/use-own-row.ts';
import { ItemBoundary } from '../components/item-boundary.tsx';
import { OwnRowCopy } from './own-row-copy.tsx';
import { podiumList, podiumPlaces } from './podium.ts';

interface PlayerListProps<Row> {
  label: string;
  rows: readonly Row[];
  /** The viewer's row, listed or not. */
  own: Row | null;
  idOf: (row: Row) => number;
  /** The side of the own row if it is not listed. */
  ownSide: 'top' | 'bottom';
  /** Another page is loading. */
  isStale: boolean;
  /** Shows no sticky copy of the own row. */
  withoutCopy?: boolean;
  /** Puts the first three rows on a podium: for the first page. */
  hasPodium?: boolean;
  /** Column headings, hidden from screen readers. */
  head?: ReactNode;
  /** @param step of the podium, from 0; undefined for a row */
  children: (row: Row, isOwn: boolean, step?: number) => ReactNode;
}

/** A page of players by place; the own row stays in sight, as a sticky copy if needed. */
export const PlayerList = <Row,>({
  label,
  rows,
  own,
  idOf,
  ownSide,
  isStale,
  withoutCopy,
  hasPodium,
  head,
  children,
}: PlayerListProps<Row>) => {
  const [ownElement, setOwnElement] = useState<HTMLLIElement | null>(null);
  const { side, height } = useOffScreen(withoutCopy ? null : ownElement);
  const ownId = own ? idOf(own) : 0;
  const all = withOwnRow(rows, own, ownSide, idOf);
  const ownIndex = all.findIndex((row) => idOf(row) === ownId);
  const ownRow = all[ownIndex];
  const steps = hasPodium ? podiumPlaces.length : 0;
  /**
   * Keeps a focused element and its whole row clear of the copy, which lies on the own row's side. The same focus step
   * may show the copy, as when the focus enters the list from below.
   */
  const scrollMarginOf = (places: number): CSSProperties | undefined =>
    height && ownRow && places !== 0
      ? ({ '--copy': places > 0 ? `${2 * height}px 0 0` : `0 0 ${2 * height}px` } as CSSProperties)
      : undefined;
  return (
    <div className="relative">
      <ol
        tabIndex={-1}
        aria-label={label}
        aria-busy={isStale || undefined}
        className={cx(
          'overflow-clip rounded-lg border border-line shadow-card transition-opacity duration-150',
          hasPodium ? podiumList : 'bg-surface',
          '[&_:is(a,button)]:[scroll-margin:var(--copy)]',
          isStale && 'opacity-60 delay-150',
        )}
      >
        {all.map((row, index) => {
          const isOwn = index === ownIndex;
          const onPodium = index < steps;
          return (
            <Fragment key={idOf(row)}>
              {index === steps && head && (
                <li aria-hidden="true" className={cx(hasPodium && 'col-span-full off-turf')}>
                  {head}
                </li>
              )}
              <li
                ref={isOwn ? setOwnElement : undefined}
                id={isOwn ? OWN_ROW : undefined}
                tabIndex={isOwn ? -1 : undefined}
                style={scrollMarginOf(index - ownIndex)}
                className={cx(
                  onPodium ? podiumPlaces[index] : 'border-t border-line first:border-t-0',
                  hasPodium && !onPodium && 'col-span-full off-turf',
                  isOwn && 'relative z-1 ring-2 ring-joker',
                  isOwn && (onPodium ? 'rounded-md ring-inset' : 'bg-joker-soft!'),
                )}
              >
                <ItemBoundary>{children(row, isOwn, onPodium ? index : undefined)}</ItemBoundary>
              </li>
            </Fragment>
          );
        })}
      </ol>
      {side && ownRow && (
        <OwnRowCopy side={side}>
          <ItemBoundary silent>{children(ownRow, true)}</ItemBoundary>
        </OwnRowCopy>
      )}
    </div>
  );
};
