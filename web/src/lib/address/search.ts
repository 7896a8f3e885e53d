/** The address's search with some parameters changed; null takes one away. */
export const searchWith = (
  params: URLSearchParams,
  changes: Readonly<Record<string, string | number | null>>,
): string => {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, String(value));
  }
  const text = next.toString();
  return text && `?${text}`;
};

/** A positive whole number of the address, else 0. */
export const positiveNumber = (text: string | null | undefined): number =>
  /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : 0;

/** Whether one search leads to the next without a step of the history: its pauses are none, its begin and its end are. */
export const continuesSearch = (before: string, next: string): boolean => before !== '' && next !== '';
