import { Fragment, useRef, useState, type CSSProperties } from 'react';
import { OwnRowCopy } from '../../game/own-row-copy.tsx';
import { cx } from '../../lib/class-names.ts';
import { useOffScreen } from '../../lib/list/off-screen.ts';
import { OWN_ROW } from '../../lib/list/use-own-row.ts';
import { LiveTableRow } from './live-table-row.tsx';
import { MatchHead } from './match-head.tsx';
import { useGlide } from './use-glide.ts';
import { texts } from './texts.ts';
import './live-table.css';
import type { LiveMatch, LiveRow } from './use-konferenz.ts';

interface LiveTableProps {
  matches: readonly LiveMatch[];
  rows: readonly LiveRow[];
  /** The viewer's row, one of them. */
  own: LiveRow | null;
  /** Ids of the players after a gap. */
  gaps: ReadonlySet<number>;
  /** Another page is loading. */
  isStale: boolean;
  /** The matches have ended. */
  isOver: boolean;
  onOpen: (userId: number) => void;
}

const idOf = ({ user }: LiveRow): number => user.id;

const countOf = (matches: readonly LiveMatch[]) => ({ '--matches': matches.length }) as CSSProperties;

const Columns = ({ matches }: Pick<LiveTableProps, 'matches'>) => (
  <colgroup>
    <col />
    {matches.map(({ id }) => (
      <col key={id} />
    ))}
    <col />
  </colgroup>
);

/** A row for each player, a column for each running match. A sticky copy keeps the own row visible. */
export const LiveTable = ({ matches, rows, own, gaps, isStale, isOver, onOpen }: LiveTableProps) => {
  const [ownElement, setOwnElement] = useState<HTMLTableRowElement | null>(null);
  const { side } = useOffScreen(ownElement);
  const box = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  useGlide(body, isStale);
  const copy = useRef<HTMLDivElement>(null);
  const ownId = own ? idOf(own) : 0;
  const follow = (target: HTMLDivElement | null): void => {
    if (target && box.current) target.scrollLeft = box.current.scrollLeft;
  };
  return (
    <div
      className="live-table relative"
      data-alone={matches.length === 1 || undefined}
      style={countOf(matches)}
    >
      <div
        ref={box}
        aria-busy={isStale || undefined}
        onScroll={() => follow(copy.current)}
        className={cx(
          'live-box rounded-lg border border-line bg-surface shadow-card transition-opacity duration-150',
          isStale && 'opacity-60 delay-150',
        )}
      >
        <table>
          <caption className="sr-only">{isOver ? texts.tableOver : texts.table}</caption>
          <Columns matches={matches} />
          <thead>
            <tr>
              <th scope="col" className="text-[min(0.875rem,4.5vw)] leading-tight font-semibold text-ink">
                {isOver ? texts.over : texts.ifSo}
              </th>
              {matches.map((match) => (
                <th key={match.id} scope="col" className="snap-start">
                  <MatchHead match={match} isOver={isOver} />
                </th>
              ))}
              <th scope="col" className="text-[min(0.6875rem,3.4vw)] leading-tight text-ink-2">
                {texts.points}
              </th>
            </tr>
          </thead>
          <tbody ref={body}>
            {rows.map((row) => {
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
                    data-own={isOwn || undefined}
                    onClick={({ currentTarget }) => {
                      // The tap may be anywhere in the row: closing the dialog returns the focus to the row's button.
                      currentTarget.querySelector('button')?.focus({ preventScroll: true });
                      onOpen(id);
                    }}
                    className="relative cursor-pointer"
                  >
                    <LiveTableRow row={row} matches={matches} isOwn={isOwn} isOver={isOver} />
                  </tr>
                </Fragment>
              );
            })}
          </tbody>
        </table>
      </div>
      {side && own && (
        <OwnRowCopy side={side}>
          <div
            ref={(element) => {
              copy.current = element;
              follow(element);
            }}
            className="relative overflow-hidden rounded-lg"
          >
            <table>
              <Columns matches={matches} />
              <tbody>
                <tr data-own>
                  <LiveTableRow row={own} matches={matches} isOwn isOver={isOver} />
                </tr>
              </tbody>
            </table>
          </div>
        </OwnRowCopy>
      )}
    </div>
  );
};

/** Stands for players who are left out. */
const Gap = ({ span }: { span: number }) => (
  <tr>
    <td colSpan={span} className="text-ink-2">
      <span aria-hidden="true">⋯</span>
      <span className="sr-only">{texts.between}</span>
    </td>
  </tr>
);
