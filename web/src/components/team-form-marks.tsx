import { cx } from '../lib/class-names.ts';
import type { TeamFormMark, Outcome } from '../lib/game/team-form.ts';
import { texts } from './team-form-texts.ts';

const looks: Record<Outcome, string> = {
  won: 'bg-brand text-on-brand',
  draw: 'bg-surface-3 text-ink',
  lost: 'border border-line-strong text-ink-2',
};

interface TeamFormMarksProps {
  form: readonly TeamFormMark[];
}

/** S, U or N per match, and an empty place for each that is to come. */
export const TeamFormMarks = ({ form }: TeamFormMarksProps) => (
  <span className="flex gap-1 text-[min(0.75rem,5vw)] leading-none">
    {form.every(({ outcome }) => outcome === null) && <span className="sr-only">{texts.noForm}</span>}
    {form.map(({ matchId, outcome, score, opponent }) =>
      outcome ? (
        <span
          key={matchId}
          title={texts.formMark(outcome, score, opponent)}
          className={cx(
            'grid size-[max(20px,1.5em)] place-items-center rounded-xs font-bold',
            looks[outcome],
          )}
        >
          <span aria-hidden="true">{texts.outcomes[outcome].short}</span>
          <span className="sr-only">{texts.formMark(outcome, score, opponent)}. </span>
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
