import { Coffee, Equal, ThumbsDown, Trophy, type LucideIcon } from 'lucide-react';
import { cx } from '../../lib/class-names.ts';
import type { DuelStageFragment } from './duel-stage.generated.ts';
import { texts } from './texts.ts';

type Outcome = NonNullable<DuelStageFragment['outcome']>;

const looks: Record<Outcome, { icon: LucideIcon; colour: string }> = {
  WON: { icon: Trophy, colour: 'bg-gold-400 text-on-joker' },
  LEVEL: { icon: Equal, colour: 'bg-on-turf-2 text-[var(--pitch-950)]' },
  LOST: { icon: ThumbsDown, colour: 'border border-on-turf-2 text-on-turf' },
  BYE: { icon: Coffee, colour: 'bg-on-turf-2 text-[var(--pitch-950)]' },
};

interface DuelOutcomeProps {
  outcome: Outcome;
  points: number;
  /** The match is not over. */
  isProvisional: boolean;
}

/** The outcome of a duel and its points, final or provisional. */
export const DuelOutcome = ({ outcome, points, isProvisional }: DuelOutcomeProps) => {
  const { icon: Icon, colour } = looks[outcome];
  return (
    <span
      className={cx(
        'inline-flex max-w-full flex-wrap items-center justify-center gap-x-2.5 rounded-xl px-[min(1rem,4vw)] py-2 text-center text-[min(1rem,5.5vw)] font-bold',
        colour,
      )}
    >
      {isProvisional && <span>{texts.ifItStays}</span>}
      <span className="inline-flex flex-wrap items-center justify-center gap-x-1.5">
        <Icon aria-hidden="true" className="size-4.5 flex-none" />
        {isProvisional ? texts.markOutcomes[outcome] : texts.outcomes[outcome]}
      </span>
      <span className="font-medium">{texts.duelPoints(points)}</span>
    </span>
  );
};
