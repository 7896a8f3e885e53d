interface WithId {
  id: number;
}

/**
 * Comments on the screen after the server's last five have changed: what was seen before them stays, unless more came
 * in between than those five show; then there would be a gap, and only the last five are shown.
 */
export const mergeShown = <Item extends WithId>(shown: readonly Item[], last: readonly Item[]): Item[] => {
  const first = last[0];
  if (!first) return [];
  const hasGap = !shown.some(({ id }) => id >= first.id);
  return hasGap ? [...last] : [...shown.filter(({ id }) => id < first.id), ...last];
};

/** With earlier ones in front; none twice. */
export const prepend = <Item extends WithId>(earlier: readonly Item[], shown: readonly Item[]): Item[] => {
  const known = new Set(shown.map(({ id }) => id));
  return [...earlier.filter(({ id }) => !known.has(id)), ...shown];
};
