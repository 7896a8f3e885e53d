const NBSP = '\u00a0';

/** A part in whole percent; 0 if the whole is 0. */
export const percentOf = (part: number, whole: number): number =>
  whole > 0 ? Math.round((100 * part) / whole) : 0;

/** '41 %', and 'unter 1 %' for a part that would round to 0. */
export const formatShare = (part: number, whole: number): string => {
  const percent = percentOf(part, whole);
  return part > 0 && percent === 0 ? `unter${NBSP}1${NBSP}%` : `${percent}${NBSP}%`;
};

export const sumOf = (all: readonly { value: number }[]): number =>
  all.reduce((sum, { value }) => sum + value, 0);
