import { ArrowDown } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { formatDateTime } from '../../lib/time/format.ts';
import { DueElsewhere, type ElsewhereStep } from './due-elsewhere.tsx';
import type { DueStep } from './due-steps.ts';
import { nameOfDecision } from './decision.ts';
import { texts } from './texts.ts';

const SHOWN = 4;

interface DueListProps {
  steps: readonly DueStep[];
  /** Steps on other screens. They come after those that block the tournament. */
  elsewhere: readonly ElsewhereStep[];
  /** Why the steps on other screens are unknown; null when they are known. */
  unknown: { message: string; onRetry: () => Promise<unknown> } | null;
  matches: readonly {
    id: number;
    match: { date: string; team1: { name: string }; team2: { name: string } };
  }[];
  onStep: (step: DueStep) => void;
}

/** The due steps, each with one action. */
export const DueList = ({ steps, elsewhere, unknown, matches, onStep }: DueListProps) => {
  /** The name of the step's decision or match; for a match also its kick-off. */
  const nameOf = ({ matchId, decisionId }: DueStep): [name: string, when?: string] => {
    const known = matches.find(({ id }) => id === matchId)?.match;
    if (!known) return [nameOfDecision(decisionId ?? '')];
    return [`${known.team1.name} – ${known.team2.name}`, formatDateTime(known.date)];
  };
  return (
    <Card as="section" aria-labelledby="anstehend" className="mb-5 pb-2!">
      <h2 id="anstehend" className="text-lg font-bold">
        {texts.todo}
      </h2>
      {!steps.length && !elsewhere.length && !unknown && (
        <p className="mt-1 text-ink-2">{texts.nothingToDo}</p>
      )}
      <ul className="divide-y divide-line">
        {steps.slice(0, SHOWN).map((step) => {
          const { what, step: label } = texts.steps[step.kind];
          const [name, when] = nameOf(step);
          return (
            <li
              key={step.key}
              className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 py-2.5"
            >
              <p className="min-w-0 flex-[1_1_9rem] text-sm leading-snug wrap-anywhere">
                <b className="block font-semibold">
                  {when ? `${name}, ` : name}
                  {/* Does not wrap as long as it fits on a line. */}
                  {when && <span className="inline-block">{when}</span>}
                </b>
                <span className="text-ink-2">{what}</span>
              </p>
              <Button
                size="sm"
                variant="secondary"
                className="flex-none"
                aria-label={`${label}: ${[name, when].filter(Boolean).join(', ')}`}
                onClick={() => onStep(step)}
              >
                {label}
                <ArrowDown aria-hidden="true" className="size-4 max-xs:hidden" />
              </Button>
            </li>
          );
        })}
        {elsewhere.map((step) => (
          <DueElsewhere key={step.name} {...step} />
        ))}
      </ul>
      {unknown && <ErrorState small {...unknown} />}
      {steps.length > SHOWN && <p className="pt-1 text-sm text-ink-2">{texts.more(steps.length - SHOWN)}</p>}
    </Card>
  );
};
