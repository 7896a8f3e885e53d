import { useState, type KeyboardEvent } from 'react';
import { Minus, Plus } from 'lucide-react';
import { cx } from '../lib/class-names.ts';
import { tippTexts } from './tipp-texts.ts';

interface GoalSelectProps {
  /** The goals' team, for screen readers. */
  team: string;
  /** Null if none is given. */
  value: number | null;
  onChange: (goals: number | null) => void;
  disabled?: boolean;
  /** Large: + above, − below, targets of 56 px. */
  size?: 'md' | 'lg';
  /** Id of the select. */
  id?: string;
  className?: string;
}

const MAX_GOALS = 15;
/** Constant elements, which React need not compare when a number changes. */
const options = ['-', ...Array.from({ length: MAX_GOALS + 1 }, (_, count) => String(count))].map((goals) => (
  <option key={goals}>{goals}</option>
));

/** Steps up from none to 0, and down from 0 to none. */
const step = (value: number | null, by: 1 | -1): number | null => {
  const next = (value ?? -1) + by;
  return next < 0 ? null : Math.min(MAX_GOALS, next);
};

const round =
  'grid place-items-center rounded-full text-ink-2 not-aria-disabled:hover:bg-surface-3 aria-disabled:opacity-30';

const looks = {
  md: {
    row: '',
    round: `${round} size-11`,
    icon: 'size-5',
    list: 'h-[max(40px,1.6em)] w-[max(44px,1.8em)] text-[min(1.375rem,8vw)]',
  },
  lg: {
    row: 'flex-col-reverse',
    round: `${round} h-14 w-20`,
    icon: 'size-7',
    list: 'h-[max(72px,1.6em)] w-[max(80px,1.8em)] text-[min(2.5rem,13vw)]',
  },
};

/** −, a native select of -, 0 to 15, and +. Arrow keys change the number, Tab moves to the next select. */
export const GoalSelect = ({
  team,
  value,
  onChange,
  disabled,
  size = 'md',
  id,
  className,
}: GoalSelectProps) => {
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1 }[event.key] as 1 | -1 | undefined;
    if (!by || event.altKey || disabled) return;
    event.preventDefault();
    onChange(step(value, by));
  };
  // The buttons announce the number, because the select has no focus then.
  const [stepped, setStepped] = useState<number | null>();
  const stepBy = (by: 1 | -1): void => {
    const next = step(value, by);
    setStepped(next);
    onChange(next);
  };
  const look = looks[size];
  // `aria-disabled`, because `disabled` would drop the focus.
  const isLeast = disabled || value === null;
  const isMost = disabled || value === MAX_GOALS;
  return (
    <span className={cx('inline-flex flex-none items-center rounded-full bg-surface-2', look.row, className)}>
      <button
        type="button"
        tabIndex={-1}
        aria-label={tippTexts.lessGoals(team)}
        aria-disabled={isLeast || undefined}
        onClick={isLeast ? undefined : () => stepBy(-1)}
        className={look.round}
      >
        <Minus aria-hidden="true" className={look.icon} />
      </button>
      <select
        id={id}
        aria-label={tippTexts.goalsOf(team)}
        disabled={disabled}
        value={value ?? '-'}
        onKeyDown={onKeyDown}
        onChange={(event) => onChange(event.target.value === '-' ? null : Number(event.target.value))}
        className={cx(
          'appearance-none rounded-md border border-line-strong bg-surface text-center font-bold [text-align-last:center]',
          look.list,
        )}
      >
        {options}
      </select>
      <button
        type="button"
        tabIndex={-1}
        aria-label={tippTexts.moreGoals(team)}
        aria-disabled={isMost || undefined}
        onClick={isMost ? undefined : () => stepBy(1)}
        className={look.round}
      >
        <Plus aria-hidden="true" className={look.icon} />
      </button>
      <span role="status" className="sr-only">
        {stepped === value && (value ?? tippTexts.noGoals)}
      </span>
    </span>
  );
};
