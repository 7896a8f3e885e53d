import { byRound } from './bracket.ts';
import { KnockOutMatch } from './knock-out-match.tsx';
import type { ReadMatch } from './match-reading.ts';
import { RoundHead } from './round-head.tsx';
import type { TablesMatch } from './use-tables.ts';

interface KnockOutListProps {
  /** By kick-off. */
  matches: readonly TablesMatch[];
  read: ReadMatch;
}

/** Round below round, for narrow screens. */
export const KnockOutList = ({ matches, read }: KnockOutListProps) => {
  const rounds = byRound(matches);
  return (
    <div className="grid gap-6">
      {rounds.map(({ name, matches: list }, at) => {
        const isFinal = at === rounds.length - 1;
        return (
          <section key={name}>
            <RoundHead name={name} isFinal={isFinal} />
            <ol className="grid gap-3 sm:grid-cols-2">
              {list.map((match) => (
                <li key={match.id}>
                  <KnockOutMatch match={match} {...read(match)} isFinal={isFinal} />
                </li>
              ))}
            </ol>
          </section>
        );
      })}
    </div>
  );
};
