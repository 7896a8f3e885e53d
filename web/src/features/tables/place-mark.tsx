import { cx } from '../../lib/class-names.ts';
import type { Chance } from './going-on.ts';

const looks: Record<Chance, string> = {
  sure: 'bg-brand font-bold text-on-brand',
  on: 'bg-brand font-bold text-on-brand',
  maybe: 'border border-dashed border-brand font-bold text-link',
  none: 'font-semibold text-ink-2',
};

interface PlaceMarkProps {
  chance: Chance;
  /** Without a number it is a sample for the legend. */
  place?: number;
}

/** A place in the table: full when it leads on, dashed when it may. */
export const PlaceMark = ({ chance, place }: PlaceMarkProps) => (
  <span
    className={cx(
      'inline-grid flex-none place-items-center rounded-full text-sm leading-none',
      place === undefined ? 'size-3' : 'size-6',
      looks[chance],
    )}
  >
    {place}
  </span>
);
