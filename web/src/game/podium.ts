/** A list with the first three on a podium, and all others below. */
export const podiumList = 'turf grid grid-cols-[minmax(0,1fr)_repeat(3,minmax(0,176px))_minmax(0,1fr)]';

/** As on a real podium: the first in the middle, the second to the left. */
export const podiumPlaces = [
  'col-start-3 row-start-1',
  'col-start-2 row-start-1',
  'col-start-4 row-start-1',
] as const;

/** The heights of its steps, by place. */
export const podiumHeights = ['min-h-15', 'min-h-13', 'min-h-11'] as const;

/** The backgrounds of its steps, by place. */
export const podiumGrounds = ['bg-gold-400', 'bg-gold-200', 'bg-gold-200'] as const;
