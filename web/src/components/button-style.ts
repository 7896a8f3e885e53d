import { cx } from '../lib/class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'gold';
export type ButtonSize = 'md' | 'sm' | 'lg';

export interface ButtonLook {
  /** One primary button per view; gold only for the button that invites to play. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Takes the whole width. */
  wide?: boolean;
}

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-brand text-on-brand not-data-off:hover:bg-brand-strong',
  secondary: 'bg-surface text-ink ring-1 ring-inset ring-line-strong not-aria-disabled:hover:bg-surface-2',
  ghost: 'text-link not-aria-disabled:hover:bg-brand-soft',
  danger: 'bg-live-fill text-on-live not-aria-disabled:hover:brightness-90',
  gold: 'bg-gold-400 text-on-joker not-aria-disabled:hover:bg-gold-200',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-9 px-3 text-sm tap-target',
  md: 'min-h-11 px-5 text-base',
  lg: 'min-h-13 px-7 text-lg',
};

export const buttonStyle = ({ variant = 'primary', size = 'md', wide = false }: ButtonLook): string =>
  cx(
    'inline-flex items-center justify-center gap-2 rounded-full py-1 text-center leading-tight font-semibold hyphens-auto',
    'forced-colors:border transition-[background-color,transform,filter] duration-100 active:scale-[.98]',
    'data-off:bg-surface-3 data-off:text-ink-2 data-off:ring-0 data-off:active:scale-[1]',
    variants[variant],
    sizes[size],
    wide && 'w-full',
  );
