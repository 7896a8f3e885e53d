/**
 * A growing array in segments. It is never copied, so adding a registration or name takes the same time at any size.
 */
export type Numbers = {
  /** 0 where nothing was set. */
  get(index: number): number;
  /** @param value 0 to 2³² - 1 */
  set(index: number, value: number): void;
};

const BITS = 12;
const SEGMENT = 1 << BITS;

export function createNumbers(): Numbers {
  const segments: Uint32Array[] = [];
  return {
    get(index) {
      const segment = segments[index >>> BITS];
      return segment ? (segment[index & (SEGMENT - 1)] as number) : 0;
    },
    set(index, value) {
      const number = index >>> BITS;
      while (segments.length <= number) segments.push(new Uint32Array(SEGMENT));
      (segments[number] as Uint32Array)[index & (SEGMENT - 1)] = value;
    },
  };
}
