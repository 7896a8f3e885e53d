/** A part of an upright picture, in percent of its width and height, so that clients need not know its size. */
export type Crop = { x: number; y: number; width: number; height: number };

export const WHOLE: Crop = { x: 0, y: 0, width: 100, height: 100 };

/** The same in whole pixels. */
type Area = { left: number; top: number; width: number; height: number };

/** Tolerance for rounding errors at the edge. */
const TOLERANCE = 0.01;

/** Whether it is a valid part of a picture. */
export function isCrop({ x, y, width, height }: Crop): boolean {
  return [
    [x, width],
    [y, height],
  ].every(
    ([start = 0, length = 0]) => start >= 0 && length > 0 && start + length <= 100 + TOLERANCE, // False for NaN.
  );
}

/** The pixels of a part: at least one, and within the picture. */
export function areaOf(crop: Crop, picture: { width: number; height: number }): Area {
  const [left, width] = span(crop.x, crop.width, picture.width);
  const [top, height] = span(crop.y, crop.height, picture.height);
  return { left, top, width, height };
}

function span(start: number, length: number, all: number): [from: number, pixels: number] {
  const from = Math.min(all - 1, Math.round((start / 100) * all));
  return [from, Math.max(1, Math.min(all - from, Math.round((length / 100) * all)))];
}
