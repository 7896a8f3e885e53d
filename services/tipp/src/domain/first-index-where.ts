/** Binary search: the first index for which `holds` is true, as it is for all later ones; `length` if there is none. */
export function firstIndexWhere(length: number, holds: (index: number) => boolean): number {
  let [from, to] = [0, length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (holds(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}
