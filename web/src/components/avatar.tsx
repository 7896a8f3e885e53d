import { useState } from 'react';
import { avatarColour, initials } from '../lib/text/initials.ts';
import { cx } from '../lib/class-names.ts';

interface AvatarProps {
  /** The player's id, which determines the placeholder's colour. */
  id: number;
  name: string;
  /** Empty or 'NO' without a picture. */
  pictureStamp?: string | null;
  size?: 35 | 50 | 100;
  className?: string;
}

/** Decorative, because the name is always beside it. */
export const Avatar = ({ id, name, pictureStamp, size = 35, className }: AvatarProps) => {
  const [broken, setBroken] = useState('');
  const stamp = pictureStamp && pictureStamp !== 'NO' && pictureStamp !== broken ? pictureStamp : null;
  return (
    <span
      aria-hidden="true"
      style={{
        width: size,
        height: size,
        fontSize: size * 0.38,
        // The colour would be visible at the picture's round edge.
        backgroundColor: stamp ? 'var(--surface-3)' : avatarColour(id),
      }}
      className={cx(
        'grid flex-none place-items-center overflow-hidden rounded-full leading-none font-bold text-[var(--on-avatar)]',
        className,
      )}
    >
      {stamp ? (
        <img
          src={`/api/downloadImage/${encodeURIComponent(stamp)}?v=2024`}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(stamp)}
          className="size-full object-cover"
        />
      ) : (
        initials(name)
      )}
    </span>
  );
};
