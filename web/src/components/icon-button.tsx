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
  plain: 'text-ink-2 enabled:hover:bg-surface-2 enabled:hover:text-ink',
  outlined: 'bg-surface text-ink ring-1 ring-inset ring-line-strong enabled:hover:bg-surface-2',
  gold: 'text-joker enabled:hover:bg-joker-soft aria-pressed:[&>svg]:fill-current',
  'on-turf': 'text-on-turf enabled:hover:bg-turf-line',
};

export const IconButton = ({
  icon: Icon,
  label,
  pressed,
  tone = 'plain',
  className,
  ...rest
}: IconButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    aria-pressed={pressed}
    {...rest}
    className={cx(
      'grid size-11 flex-none place-items-center rounded-full transition-colors duration-100 disabled:opacity-40',
      tones[tone],
      className,
    )}
  >
    <Icon aria-hidden="true" className="size-5" />
  </button>
);
