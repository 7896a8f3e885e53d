/** The server's default time in tests: some hours before the first match of the EM 2024. */
export const NOW = '2024-06-14T12:00:00.000Z';

let last = 1000;

/** An id that is unique within the test file. */
export const newId = (): number => (last += 1);

/** The time that many hours after NOW, in ISO format. */
export const hoursLater = (hours: number): string =>
  new Date(Date.parse(NOW) + hours * 3_600_000).toISOString();
