import { cx } from '../../lib/class-names.ts';
import type { DuelMark } from './marks.ts';
import { texts } from './texts.ts';

interface OutcomeSignProps {
  mark: Pick<DuelMark, 'outcome' | 'isLocked' | 'isRunning'>;
  /** The selected duel. */
  current?: boolean;
}

const looks: Record<NonNullable<DuelMark['outcome']>, string> = {
  WON: 'bg-brand text-on-brand',
  LEVEL: 'bg-surface-3 text-ink',
  LOST: 'border border-line-strong text-ink-2',
  BYE: 'border border-dashed border-line-strong text-ink-2',
};

/** S, U, N or F, readable without colour; '?' before the draw. Decorative: a text stands beside it. */
export const OutcomeSign = ({ mark: { outcome, isLocked, isRunning }, current }: OutcomeSignProps) => (
  <span
    aria-hidden="true"
    className={cx(
      'grid size-7 flex-none place-items-center rounded-sm text-sm leading-none font-bold',
      outcome ? looks[outcome] : 'border border-dashed border-line-strong text-ink-2',
      isRunning && 'border-live! bg-live-soft! text-live!',
      current && 'outline-3 outline-offset-2 outline-joker',
    )}
  >
    {outcome ? texts.short[outcome] : isLocked ? texts.none : '?'}
  </span>
);
