interface WithId {
  id: number;
}

/**
 * Merges the shown comments with the server's new last five. Older comments stay, unless a gap would separate them
 * from the last five; then only these are shown.
 */
export const mergeShown = <Item extends WithId>(shown: readonly Item[], last: readonly Item[]): Item[] => {
  const first = last[0];
  if (!first) return [];
  const hasGap = !shown.some(({ id }) => id >= first.id);
  return hasGap ? [...last] : [...shown.filter(({ id }) => id < first.id), ...last];
};

/** Puts earlier comments in front, without duplicates. */
export const prepend = <Item extends WithId>(earlier: readonly Item[], shown: readonly Item[]): Item[] => {
  const known = new Set(shown.map(({ id }) => id));
  return [...earlier.filter(({ id }) => !known.has(id)), ...shown];
};
