import { cx } from '../lib/class-names.ts';
import type { TeamResult, Outcome } from '../lib/game/team-results.ts';
import { texts } from './team-result-texts.ts';

const looks: Record<Outcome, string> = {
  won: 'bg-brand text-on-brand',
  draw: 'bg-surface-3 text-ink',
  lost: 'border border-line-strong text-ink-2',
};

interface TeamResultMarksProps {
  results: readonly TeamResult[];
}

/** S, U or N per match, and an empty box for each coming match. */
export const TeamResultMarks = ({ results }: TeamResultMarksProps) => (
  <span className="flex gap-1 text-[min(0.75rem,5vw)] leading-none">
    {results.every(({ outcome }) => outcome === null) && <span className="sr-only">{texts.noResult}</span>}
    {results.map(({ matchId, outcome, score, opponent }) =>
      outcome ? (
        <span
          key={matchId}
          title={texts.resultMark(outcome, score, opponent)}
          className={cx(
            'grid size-[max(20px,1.5em)] place-items-center rounded-xs font-bold',
            looks[outcome],
          )}
        >
          <span aria-hidden="true">{texts.outcomes[outcome].short}</span>
          <span className="sr-only">{texts.resultMark(outcome, score, opponent)}. </span>
        </span>
      ) : (
        <span
          key={matchId}
          aria-hidden="true"
          className="size-[max(20px,1.5em)] rounded-xs border border-dashed border-line-strong opacity-50"
        />
      ),
    )}
  </span>
);
