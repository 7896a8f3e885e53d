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

/** Players down, running matches across. The own row keeps in sight, as a copy where it has to. */
export const LiveTable = ({ matches, rows, own, ownSide, gaps, isStale, onOpen }: LiveTableProps) => {
  const [ownElement, setOwnElement] = useState<HTMLTableRowElement | null>(null);
  const { side } = useOffScreen(ownElement);
  const box = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  useGlide(body, isStale);
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
    <div className="live-table relative" style={countOf(matches)}>
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
          <caption className="sr-only">{texts.table}</caption>
          <Columns matches={matches} />
          <thead>
            <tr>
              <th scope="col" className="text-[min(0.75rem,4vw)] leading-tight text-ink-2">
                {texts.ifSo}
              </th>
              {matches.map((match) => (
                <th key={match.id} scope="col" className="snap-start">
                  <MatchHead match={match} />
                </th>
              ))}
              <th scope="col" className="text-[min(0.6875rem,3.4vw)] leading-tight text-ink-2">
                {texts.points}
              </th>
            </tr>
          </thead>
          <tbody ref={body}>
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
                    data-own={isOwn || undefined}
                    onClick={({ currentTarget }) => {
                      // Wherever the row was tapped: the focus comes back to its button.
                      currentTarget.querySelector('button')?.focus({ preventScroll: true });
                      onOpen(id);
                    }}
                    className="relative cursor-pointer"
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
            className="relative overflow-hidden rounded-lg"
          >
            <table>
              <Columns matches={matches} />
              <tbody>
                <tr data-own>
                  <LiveTableRow row={ownRow} matches={matches} isOwn />
                </tr>
              </tbody>
            </table>
          </div>
        </OwnRowCopy>
      )}
    </div>
  );
};

/** Players are left out here. */
const Gap = ({ span }: { span: number }) => (
  <tr>
    <td colSpan={span} className="text-ink-2">
      <span aria-hidden="true">⋯</span>
      <span className="sr-only">{texts.between}</span>
    </td>
  </tr>
);
