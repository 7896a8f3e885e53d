import { cx } from '../../lib/class-names.ts';
import type { Bracket } from './bracket.ts';
import { KnockOutMatch } from './knock-out-match.tsx';
import type { OutcomeOfMatch } from './match-outcome.ts';
import { RoundHead } from './round-head.tsx';
import { roundNow } from './round-row.ts';
import { texts } from './texts.ts';
import type { TablesMatch } from './use-tables.ts';
import { useRoundRow } from './use-round-row.ts';
import { Chip } from '../../components/chip.tsx';
import { useCentred } from '../../lib/page/use-centred.ts';

interface KnockOutRoundsProps {
  bracket: Bracket<TablesMatch>;
  read: OutcomeOfMatch;
}

/** The line from the upper of two matches to the match of their winners beside it, and down to the lower match. */
const bracketOut =
  'odd:after:absolute odd:after:top-13 odd:after:left-full odd:after:h-full odd:after:w-3 odd:after:rounded-br-md ' +
  'odd:after:border-y odd:after:border-r odd:after:border-line-strong';
const lineIn =
  'before:absolute before:top-13 before:right-full before:w-3 before:border-t before:border-line-strong';

/** Rounds before the current one are no higher than it. They stand close together, and the overflow is cut off. */
const isOver = 'h-0 min-h-full overflow-y-clip';

/**
 * The tree for narrow screens has a column for each round. The next one is partly visible and reached by a swipe. Each
 * match stands beside the upper of its two feeder matches, so that every round begins at the top.
 */
export const KnockOutRounds = ({ bracket: { columns, besides, isJoined }, read }: KnockOutRoundsProps) => {
  const { row, shown, settled, goTo, events } = useRoundRow(roundNow(columns));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <RoundChips names={columns.map(({ name }) => name)} shown={shown} onShow={goTo} />
      <div
        ref={row}
        {...events}
        role="group"
        aria-label={texts.roundRow}
        tabIndex={0}
        className="relative -mx-4 -mb-3 grid snap-x snap-mandatory scroll-px-4 auto-cols-[min(86%,22rem)] grid-flow-col gap-x-6 overflow-x-auto overscroll-x-contain scroll-smooth px-4 pb-3 [scrollbar-width:none] focus-visible:-outline-offset-3"
      >
        {columns.map(({ name, matches }, column) => {
          const isLast = column === columns.length - 1;
          return (
            <section
              key={name}
              className={cx('flex min-w-0 snap-start flex-col', column < settled && isOver)}
            >
              <RoundHead name={name} isFinal={isLast} />
              <ol className={cx('grid', !isLast && 'flex-1', isJoined ? 'auto-rows-fr' : 'content-start')}>
                {matches.map((match) => (
                  <li
                    key={match.id}
                    className={cx(
                      'relative py-1.5',
                      isJoined && !isLast && bracketOut,
                      isJoined && column > 0 && lineIn,
                    )}
                  >
                    <KnockOutMatch match={match} {...read(match)} isFinal={isLast} />
                  </li>
                ))}
              </ol>
              {isLast &&
                besides.map((round) => (
                  <section key={round.name} className="mt-6">
                    <RoundHead name={round.name} />
                    {round.matches.map((match) => (
                      <KnockOutMatch key={match.id} match={match} {...read(match)} isFinal={false} />
                    ))}
                  </section>
                ))}
            </section>
          );
        })}
      </div>
    </div>
  );
};

interface RoundChipsProps {
  names: readonly string[];
  shown: number;
  onShow: (round: number) => void;
}

/** The names of the rounds. The row scrolls to the current round. */
const RoundChips = ({ names, shown, onShow }: RoundChipsProps) => {
  const row = useCentred<HTMLDivElement>(shown);
  return (
    <div ref={row} role="group" aria-label={texts.rounds} className="scroll-row gap-1.5 xs:gap-2">
      {names.map((name, round) => (
        <Chip key={name} pressed={round === shown} onClick={() => onShow(round)}>
          {name}
        </Chip>
      ))}
    </div>
  );
};
