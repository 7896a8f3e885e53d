const MAX_INT = 2 ** 31 - 1;

/** A number is a group's id, anything else its link (specification, chapter 2); null if it can be neither. */
export const groupKey = (param: string | undefined): { id: number } | { link: string } | null => {
  const text = param?.trim();
  if (!text) return null;
  if (!/^\d+$/.test(text)) return { link: text };
  const id = Number(text);
  return id > 0 && id <= MAX_INT ? { id } : null;
};
