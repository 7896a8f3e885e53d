import { Fragment, useRef, useState, type CSSProperties } from 'react';
import { OwnRowCopy } from '../../components/own-row-copy.tsx';
import { cx } from '../../lib/class-names.ts';
import { useOffScreen } from '../../lib/list/off-screen.ts';
import { OWN_ROW } from '../../lib/list/use-own-row.ts';
import { LiveTableRow } from './live-table-row.tsx';
import { MatchHead } from './match-head.tsx';
import { texts } from './texts.ts';
import type { LiveMatch, LiveRow } from './use-konferenz.ts';

interface LiveTableProps {
  matches: readonly LiveMatch[];
  rows: readonly LiveRow[];
  /** The viewer's, whether it is among them or not. */
  own: LiveRow | null;
  /** Where the own row stands when it is not among the others. */
  ownSide: 'top' | 'bottom';
  /** Players after whom others are left out stand before these. */
  gaps: ReadonlySet<number>;
  /** Another page is on its way. */
  isStale: boolean;
  onOpen: (userId: number) => void;
}

const idOf = ({ user }: LiveRow): number => user.id;

/** Names and points stay in sight, matches share what is between; what has no room there is swiped. */
const columns = (matches: readonly LiveMatch[]): CSSProperties => ({
  minWidth: `calc(var(--first) + ${matches.length} * var(--cell) + var(--last))`,
});

const Columns = ({ matches }: Pick<LiveTableProps, 'matches'>) => (
  <colgroup>
    <col className="w-(--first)" />
    {matches.map(({ id }) => (
      <col key={id} />
    ))}
    <col className="w-(--last)" />
  </colgroup>
);

/** Of the name with its place, of a match at least, and of the points. */
const widths =
  '[--first:min(11.5rem,50cqw)] [--cell:min(3.75rem,18cqw)] [--last:min(3.25rem,14cqw)] ' +
  '@3xl/table:[--first:24rem] @3xl/table:[--cell:11rem] @3xl/table:[--last:6rem]';

const tableStyle = 'w-full table-fixed border-separate border-spacing-0';

/** Players down, running matches across. The own row keeps in sight, as a copy where it has to. */
export const LiveTable = ({ matches, rows, own, ownSide, gaps, isStale, onOpen }: LiveTableProps) => {
  const [ownElement, setOwnElement] = useState<HTMLTableRowElement | null>(null);
  const { side } = useOffScreen(ownElement);
  const box = useRef<HTMLDivElement>(null);
  const copy = useRef<HTMLDivElement>(null);
  const ownId = own ? idOf(own) : 0;
  const listed = rows.find((row) => idOf(row) === ownId);
  const extra = own && !listed ? [own] : [];
  const all = ownSide === 'top' ? [...extra, ...rows] : [...rows, ...extra];
  const ownRow = listed ?? own;
  const follow = (target: HTMLDivElement | null): void => {
    if (target && box.current) target.scrollLeft = box.current.scrollLeft;
  };
  return (
    <div className="@container/table">
      <div className={cx('relative', widths)}>
        <div
          ref={box}
          aria-busy={isStale || undefined}
          onScroll={() => follow(copy.current)}
          className={cx(
            'snap-x snap-proximity scroll-px-(--first) overflow-x-auto overflow-y-hidden rounded-lg border border-line bg-surface shadow-card transition-opacity duration-150',
            isStale && 'opacity-60 delay-150',
          )}
        >
          <table className={tableStyle} style={columns(matches)}>
            <caption className="sr-only">{texts.table}</caption>
            <Columns matches={matches} />
            <thead>
              <tr className="align-bottom">
                <th
                  scope="col"
                  className="sticky left-0 z-2 bg-surface px-2 py-2 text-left text-[min(0.75rem,3.6cqw)] leading-tight font-medium text-ink-2 @3xl/table:px-4 @3xl/table:text-sm"
                >
                  {texts.ifSo}
                </th>
                {matches.map((match) => (
                  <th key={match.id} scope="col" className="snap-start px-0.5 py-2 font-normal">
                    <MatchHead match={match} />
                  </th>
                ))}
                <th
                  scope="col"
                  className="sticky right-0 z-2 bg-surface py-2 pr-2 text-right text-[min(0.75rem,3.2cqw)] leading-tight font-medium text-ink-2 @3xl/table:pr-5 @3xl/table:text-sm"
                >
                  {texts.points}
                </th>
              </tr>
            </thead>
            <tbody>
              {all.map((row) => {
                const id = idOf(row);
                const isOwn = id === ownId;
                return (
                  <Fragment key={id}>
                    {gaps.has(id) && <Gap span={matches.length + 2} />}
                    <tr
                      ref={isOwn ? setOwnElement : undefined}
                      id={isOwn ? OWN_ROW : undefined}
                      tabIndex={isOwn ? -1 : undefined}
                      data-player={id}
                      onClick={() => onOpen(id)}
                      className="group/row relative cursor-pointer"
                    >
                      <LiveTableRow row={row} matches={matches} isOwn={isOwn} />
                    </tr>
                  </Fragment>
                );
              })}
            </tbody>
          </table>
        </div>
        {side && ownRow && (
          <OwnRowCopy side={side}>
            <div
              ref={(element) => {
                copy.current = element;
                follow(element);
              }}
              className="overflow-hidden rounded-lg [&_:is(td,th)]:shadow-none"
            >
              <table className={tableStyle} style={columns(matches)}>
                <Columns matches={matches} />
                <tbody>
                  <tr>
                    <LiveTableRow row={ownRow} matches={matches} isOwn />
                  </tr>
                </tbody>
              </table>
            </div>
          </OwnRowCopy>
        )}
      </div>
    </div>
  );
};

/** Players are left out here. */
const Gap = ({ span }: { span: number }) => (
  <tr>
    <td colSpan={span} className="border-t border-line bg-bg py-0.5 text-center leading-none text-ink-2">
      <span aria-hidden="true">⋯</span>
      <span className="sr-only">{texts.between}</span>
    </td>
  </tr>
);
