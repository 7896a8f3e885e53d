/** Joins class names; leaves out falsy ones. */
export const cx = (...names: (string | number | bigint | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
