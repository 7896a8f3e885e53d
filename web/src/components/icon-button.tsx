import type { ComponentProps } from 'react';
import type { LucideIcon } from 'lucide-react';
import { cx } from '../lib/class-names.ts';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: LucideIcon;
  /** The accessible name, also shown as a tooltip. */
  label: string;
  /** For a toggle button, such as a favourite's star: true if it is on. */
  pressed?: boolean;
  tone?: 'plain' | 'outlined' | 'gold' | 'on-turf';
}

const tones = {
  plain: 'text-ink-2 not-aria-disabled:hover:bg-surface-2 not-aria-disabled:hover:text-ink',
  outlined: 'bg-surface text-ink ring-1 ring-inset ring-line-strong not-aria-disabled:hover:bg-surface-2',
  gold: 'text-joker not-aria-disabled:hover:bg-joker-soft aria-pressed:[&>svg]:fill-current',
  'on-turf': 'text-on-turf not-aria-disabled:hover:bg-turf-line',
};

/** If disabled, it ignores clicks but keeps the focus. */
export const IconButton = ({
  icon: Icon,
  label,
  pressed,
  tone = 'plain',
  disabled,
  onClick,
  className,
  ...rest
}: IconButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    aria-pressed={pressed}
    {...rest}
    aria-disabled={disabled || undefined}
    onClick={disabled ? undefined : onClick}
    className={cx(
      'grid size-11 flex-none place-items-center rounded-full transition-colors duration-100 aria-disabled:opacity-40',
      tones[tone],
      className,
    )}
  >
    <Icon aria-hidden="true" className="size-5" />
  </button>
);
