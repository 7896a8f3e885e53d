import { Fragment, useState, type CSSProperties, type ReactNode } from 'react';
import { cx } from '../lib/class-names.ts';
import { useOffScreen } from '../lib/list/off-screen.ts';
import { OWN_ROW } from '../lib/list/use-own-row.ts';
import { ItemBoundary } from '../components/item-boundary.tsx';
import { OwnRowCopy } from './own-row-copy.tsx';
import { podiumList, podiumPlaces } from './podium.ts';

interface PlayerListProps<Row> {
  label: string;
  rows: readonly Row[];
  /** The viewer's, whether it is among them or not. */
  own: Row | null;
  idOf: (row: Row) => number;
  /** The own row's side when it is not among the others. */
  ownSide: 'top' | 'bottom';
  /** Another page is on its way. */
  isStale: boolean;
  /** The own row stays in its place, where the list is there for something else. */
  withoutCopy?: boolean;
  /** The first three rows stand on a podium: the list's first page. */
  hasPodium?: boolean;
  /** For the eye, above the columns of the rows. */
  head?: ReactNode;
  /** @param step of the podium, from 0; undefined for a row */
  children: (row: Row, isOwn: boolean, step?: number) => ReactNode;
}

/** A page of players by their places; the own row keeps in sight, as a copy where it has to. */
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
  const listed = rows.find((row) => idOf(row) === ownId);
  const extra = own && !listed ? [own] : [];
  const ownRow = listed ?? own;
  const all = ownSide === 'top' ? [...extra, ...rows] : [...rows, ...extra];
  const ownIndex = all.findIndex((row) => idOf(row) === ownId);
  const steps = hasPodium ? podiumPlaces.length : 0;
  /**
   * A focused element comes into sight beside the copy, not under it: with all of its row, of which it may be a line. The copy may come
   * with the same step, as when the focus enters the list from below; it lies on the own row's side.
   */
  const marginsBeside = (places: number): CSSProperties | undefined =>
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
                style={marginsBeside(index - ownIndex)}
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
