import { cx } from '../../lib/class-names.ts';
import type { Chance } from './qualification.ts';

const looks: Record<Chance, string> = {
  sure: 'bg-brand font-bold text-on-brand forced-colors:border',
  on: 'bg-brand font-bold text-on-brand forced-colors:border',
  maybe: 'border border-dashed border-brand font-bold text-link',
  none: 'font-semibold text-ink-2',
};

interface PlaceMarkProps {
  chance: Chance;
  /** Left out for the sample in the legend. */
  place?: number;
}

/** A place in the table. It is filled if the team goes on, and dashed if it may. */
export const PlaceMark = ({ chance, place }: PlaceMarkProps) => (
  <span
    className={cx(
      'inline-grid flex-none place-items-center rounded-full text-[min(0.875rem,6vw)] leading-none',
      place === undefined ? 'size-3' : 'size-[max(24px,1.5em)]',
      looks[chance],
    )}
  >
    {place}
  </span>
);
