/** A part of a picture in percent of its width and height. */
export interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The largest square in the middle of a picture of that size, in pixels. */
export const largestSquare = (width: number, height: number): Part => {
  const edge = Math.min(width, height);
  const [wide, high] = [(edge / width) * 100, (edge / height) * 100];
  return { x: (100 - wide) / 2, y: (100 - high) / 2, width: wide, height: high };
};
