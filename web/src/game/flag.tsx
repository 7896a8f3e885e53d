import { useState } from 'react';
import { cx } from '../lib/class-names.ts';
import { placeInSprite } from '../lib/game/flag-sprite.ts';
import { getSession } from '../lib/session/session.ts';

interface FlagProps {
  /** Name of the picture, `team.flag`; empty for a knock-out slot. */
  code: string;
  /** Width in pixels; the flag is 4:3. */
  size?: keyof typeof sizes;
  /** Only if the team's name is not shown beside it. */
  label?: string;
  /** Uses the flag's own file, because a prerendered page knows no tournament's sprite. */
  alone?: boolean;
  className?: string;
}

const sizes = { 16: 'w-4 h-3', 24: 'w-6 h-4.5', 32: 'w-8 h-6', 48: 'w-12 h-9', 64: 'w-16 h-12' };
/** From this size on, the SVG is sharper than the sprite. */
const LARGE = 64;

/** The sources of a flag, tried in turn. */
const sourcesOf = (code: string, isAlone: boolean): { src: string; place?: string }[] => {
  const { sprite, codes } = getSession().flags;
  const place = isAlone ? null : placeInSprite(codes, code);
  const own = { src: `/flags/${code}.svg` };
  return place === null ? [own] : [{ src: sprite, place }, own];
};

/** A flag from the tournament's sprite, so that a list of matches needs one request, not thirty. */
export const Flag = ({ code, size = 32, label = '', alone = false, className }: FlagProps) => {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const found = code
    ? sourcesOf(code, alone || size >= LARGE).find(({ src }) => !broken.includes(src))
    : undefined;
  if (!found) {
    return (
      <span
        role={label ? 'img' : undefined}
        aria-label={label || undefined}
        className={cx(
          'grid flex-none place-items-center rounded-xs border border-dashed border-line-strong text-xs leading-none text-ink-2',
          sizes[size],
          className,
        )}
      >
        <span aria-hidden="true">?</span>
      </span>
    );
  }
  const { src, place } = found;
  return (
    <img
      src={src}
      alt={label}
      width={size}
      height={size * 0.75}
      decoding="async"
      onError={() => setBroken([...broken, src])}
      style={place ? { objectPosition: place } : undefined}
      className={cx('flex-none rounded-xs object-cover ring-1 ring-hairline', sizes[size], className)}
    />
  );
};
