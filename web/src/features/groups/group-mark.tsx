import { Check } from 'lucide-react';
import { cx } from '../../lib/class-names.ts';
import { avatarColour, initials } from '../../lib/text/initials.ts';

interface GroupMarkProps {
  id: number;
  name: string;
  /** Shows a check: the player is a member. */
  joined: boolean;
  size?: 'md' | 'lg';
}

/** The letters are part of a picture, so they do not grow with the font size. */
const sizes = { md: 'size-11 rounded-md text-[16px]', lg: 'size-14 rounded-lg text-[22px]' };

/** A group's icon: square, while players' are round. Decorative. */
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
