import { useState } from 'react';
import { cx } from '../lib/class-names.ts';

interface FlagProps {
  /** Name of the picture, `team.flag`; empty for a knock-out slot. */
  code: string;
  /** Width in pixels; the flag is 4:3. */
  size?: 24 | 32 | 48 | 64;
  /** Only where the team's name does not stand beside it. */
  label?: string;
  className?: string;
}

export const Flag = ({ code, size = 32, label = '', className }: FlagProps) => {
  const [broken, setBroken] = useState('');
  const height = size * 0.75;
  if (!code || broken === code) {
    return (
      <span
        role={label ? 'img' : undefined}
        aria-label={label || undefined}
        style={{ width: size, height }}
        className={cx(
          'grid flex-none place-items-center rounded-xs border border-dashed border-line-strong text-xs leading-none text-ink-2',
          className,
        )}
      >
        <span aria-hidden="true">?</span>
      </span>
    );
  }
  return (
    <img
      src={`/flags/${code}.svg`}
      alt={label}
      width={size}
      height={height}
      decoding="async"
      onError={() => setBroken(code)}
      style={{ width: size, height }}
      className={cx('flex-none rounded-xs object-cover shadow-[0_0_0_1px_var(--hairline)]', className)}
    />
  );
};
