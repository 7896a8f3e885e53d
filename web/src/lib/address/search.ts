/** The address's search with some parameters changed; null removes one. */
export const searchWith = (
  params: URLSearchParams,
  changes: Readonly<Record<string, string | number | null>>,
): string => {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, String(value));
  }
  // Keeps '2:1' readable.
  const text = next.toString().replaceAll('%3A', ':');
  return text && `?${text}`;
};

/** A positive integer of the address, else 0. */
export const positiveNumber = (text: string | null | undefined): number =>
  /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : 0;

/** The services refuse higher ones. */
const MAX_PAGE = 1_000_000;

/** A page in the address, from 1. Of a higher one than any list can have, the list says that it has not so many. */
export const pageNumberIn = (text: string | null | undefined): number =>
  /^[1-9]\d*$/.test(text ?? '') ? Math.min(Number(text), MAX_PAGE) : 1;
