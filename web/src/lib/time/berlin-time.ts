/** The value of a field for date and time, 'YYYY-MM-DDTHH:mm', in the game's time zone whatever the device's is. */
const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'short',
});

export const toBerlinInput = (instant: string | number): string =>
  format.format(new Date(instant)).replace(' ', 'T');

/** ISO in UTC of what such a field holds; null for an empty or impossible one. The later of two that read alike. */
export const fromBerlinInput = (text: string): string | null => {
  const wall = Date.parse(`${text}Z`);
  if (Number.isNaN(wall)) return null;
  // Berlin is one hour ahead of UTC, or two in summer.
  const found = [1, 2].map((hours) => wall - hours * 3_600_000).find((at) => toBerlinInput(at) === text);
  return found === undefined ? null : new Date(found).toISOString();
};
