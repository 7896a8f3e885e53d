/** Value of a datetime field, 'YYYY-MM-DDTHH:mm', always in the game's time zone. */
const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'short',
});

export const toBerlinInput = (instant: string | number): string =>
  format.format(new Date(instant)).replace(' ', 'T');

/** The ISO time of such a value; null if empty or impossible. At the end of summer time the later one. */
export const fromBerlinInput = (text: string): string | null => {
  const wallTime = Date.parse(`${text}Z`);
  if (Number.isNaN(wallTime)) return null;
  // Berlin is one hour ahead of UTC, or two in summer.
  const found = [1, 2].map((hours) => wallTime - hours * 3_600_000).find((at) => toBerlinInput(at) === text);
  return found === undefined ? null : new Date(found).toISOString();
};
