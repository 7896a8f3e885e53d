import { Check } from 'lucide-react';
import { cx } from '../../lib/class-names.ts';
import { avatarColour, initials } from '../../lib/text/initials.ts';

interface GroupMarkProps {
  id: number;
  name: string;
  /** With a check: the player is in it. */
  joined: boolean;
  size?: 'md' | 'lg';
}

/** As with faces, the letters are part of a picture and keep its size. */
const sizes = { md: 'size-11 rounded-md text-[16px]', lg: 'size-14 rounded-lg text-[22px]' };

/** A group's sign: squared, where players are round. Decorative. */
export const GroupMark = ({ id, name, joined, size = 'md' }: GroupMarkProps) => (
  <span aria-hidden="true" className="relative flex-none">
    <span
      style={{ backgroundColor: avatarColour(id) }}
      className={cx('grid place-items-center leading-none font-bold text-[var(--on-avatar)]', sizes[size])}
    >
      {initials(name.replace(/[^\p{L}\p{N}\s-]/gu, ''))}
    </span>
    {joined && (
      <span className="absolute -right-1.5 -bottom-1.5 grid size-5 place-items-center rounded-full bg-brand text-on-brand ring-2 ring-surface">
        <Check className="size-3" strokeWidth={4} />
      </span>
    )}
  </span>
);
