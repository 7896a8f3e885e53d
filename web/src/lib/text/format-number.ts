const numberFormat = new Intl.NumberFormat('de-DE');

/** 8412 → '8.412' */
export const formatNumber = (value: number): string => numberFormat.format(value);

/** '1 Tipp', '48 Tipps' */
export const formatCount = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

/** 'Punkt' behind one point, else 'Punkte'. */
export const pointsWord = (points: number): string => (points === 1 ? 'Punkt' : 'Punkte');

/** '1 Punkt', '48 Punkte' */
export const formatPoints = (points: number): string => `${formatNumber(points)} ${pointsWord(points)}`;
