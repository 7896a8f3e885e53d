import { cx } from '../../lib/class-names.ts';
import type { Bracket } from './bracket.ts';
import { KnockOutMatch } from './knock-out-match.tsx';
import type { OutcomeOfMatch } from './match-outcome.ts';
import { RoundHead } from './round-head.tsx';
import type { TablesMatch } from './use-tables.ts';

interface KnockOutTreeProps {
  bracket: Bracket<TablesMatch>;
  read: OutcomeOfMatch;
}

/** The lines of two neighbours meet half-way to the match of their winners. */
const lineOut =
  'after:absolute after:left-full after:border-r after:border-line-strong ' +
  'odd:after:top-1/2 odd:after:bottom-0 odd:after:rounded-tr-md odd:after:border-t ' +
  'even:after:top-0 even:after:bottom-1/2 even:after:rounded-br-md even:after:border-b';
const lineIn = 'before:absolute before:top-1/2 before:right-full before:border-t before:border-line-strong';

/** From this many rounds on, half the gap leaves more room for names. A gap is as wide as two lines. */
const MANY = 5;
const wide = { gap: 'gap-x-8', out: 'after:w-4', in: 'before:w-4' };
const narrow = { gap: 'gap-x-4', out: 'after:w-2', in: 'before:w-2' };

/** A column for each round; the match for third place stands below the final. */
export const KnockOutTree = ({ bracket: { columns, besides, isJoined }, read }: KnockOutTreeProps) => {
  const room = columns.length < MANY ? wide : narrow;
  return (
    <div className={cx('grid auto-cols-fr grid-flow-col', room.gap)}>
      {columns.map(({ name, matches }, column) => {
        const isLast = column === columns.length - 1;
        return (
          <section key={name} className="relative flex min-w-0 flex-col">
            <RoundHead name={name} isFinal={isLast} />
            <ol className="flex flex-1 flex-col">
              {matches.map((match) => (
                <li
                  key={match.id}
                  className={cx(
                    'relative flex flex-1 items-center py-1.5',
                    isJoined && !isLast && lineOut,
                    isJoined && !isLast && room.out,
                    isJoined && column > 0 && lineIn,
                    isJoined && column > 0 && room.in,
                  )}
                >
                  <KnockOutMatch match={match} {...read(match)} isFinal={isLast} />
                </li>
              ))}
            </ol>
            {isLast && (
              <div className="absolute inset-x-0 bottom-1.5">
                {besides.map((round) => (
                  <section key={round.name}>
                    <RoundHead name={round.name} />
                    {round.matches.map((match) => (
                      <KnockOutMatch key={match.id} match={match} {...read(match)} isFinal={false} />
                    ))}
                  </section>
                ))}
              </div>
            )}
          </section>
        );
      })}
    </div>
  );
};
