/** The server's clock in tests that say nothing of it: some hours before the first match of the EM 2024. */
export const NOW = '2024-06-14T12:00:00.000Z';

let last = 1000;

/** Of a thing that no other test of the file knows. */
export const newId = (): number => (last += 1);

/** An instant so many hours after NOW, ISO. */
export const hoursLater = (hours: number): string =>
  new Date(Date.parse(NOW) + hours * 3_600_000).toISOString();
