import { cx } from '../lib/class-names.ts';

interface ProgressBarProps {
  value: number;
  max: number;
  /** The accessible name: '9 von 12 getippt'. */
  label: string;
  className?: string;
}

export const ProgressBar = ({ value, max, label, className }: ProgressBarProps) => {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={label}
      className={cx('block h-2 overflow-hidden rounded-full bg-surface-3', className)}
    >
      <span
        className="block h-full origin-left rounded-full bg-brand transition-transform duration-150"
        style={{ transform: `scaleX(${share})` }}
      />
    </span>
  );
};
