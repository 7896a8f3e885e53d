import type { ComponentProps } from 'react';
import type { LucideIcon } from 'lucide-react';
import { cx } from '../lib/class-names.ts';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: LucideIcon;
  /** Spoken and shown as a tooltip. */
  label: string;
  /** A switch, such as a favourite's star: true when on. */
  pressed?: boolean;
  tone?: 'plain' | 'outlined' | 'gold' | 'on-turf';
}

const tones = {
  plain: 'text-ink-2 not-aria-disabled:hover:bg-surface-2 not-aria-disabled:hover:text-ink',
  outlined: 'bg-surface text-ink ring-1 ring-inset ring-line-strong not-aria-disabled:hover:bg-surface-2',
  gold: 'text-joker not-aria-disabled:hover:bg-joker-soft aria-pressed:[&>svg]:fill-current',
  'on-turf': 'text-on-turf not-aria-disabled:hover:bg-turf-line',
};

/** Disabled it does nothing, but keeps the focus. */
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
