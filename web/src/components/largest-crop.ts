/** A part of a picture, in percent of its width and height. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The largest centred part with this ratio (width divided by height) of a picture of that size in pixels. */
export const largestCrop = (width: number, height: number, ratio: number): Crop => {
  const wide = Math.min(100, ((height * ratio) / width) * 100);
  const high = Math.min(100, (width / ratio / height) * 100);
  return { x: (100 - wide) / 2, y: (100 - high) / 2, width: wide, height: high };
};
