const parts = new Intl.DateTimeFormat('en-GB', {
  ...{ timeZone: 'Europe/Berlin', hourCycle: 'h23' },
  ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
});

const MINUTE = 60_000;
/** UTC offsets of winter and summer time, in minutes. */
const OFFSETS = [60, 120];

/**
 * The instant of a kick-off in German time.
 * @param date '2030-06-08' or '8.6.2030'
 * @param time '18:00'
 * @returns ISO 8601 in UTC; undefined if no such time exists in Germany
 */
export function instantOf(date: string, time: string): string | undefined {
  const [, d, m, y] = /^(\d\d?)\.(\d\d?)\.(\d{4})$/.exec(date) ?? [];
  const day = y ? `${y}-${m?.padStart(2, '0')}-${d?.padStart(2, '0')}` : date;
  const [, hours, minutes] = /^(\d\d?):(\d\d)$/.exec(time) ?? [];
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || hours === undefined) return undefined;
  const wanted = `${day}T${hours.padStart(2, '0')}:${minutes}`;
  const local = Date.parse(`${wanted}:00Z`);
  if (Number.isNaN(local)) return undefined;
  const found = OFFSETS.map((offset) => new Date(local - offset * MINUTE)).find(
    (at) => germanOf(at) === wanted,
  );
  return found?.toISOString().replace('.000Z', 'Z');
}

function germanOf(instant: Date): string {
  const { year, month, day, hour, minute } = Object.fromEntries(
    parts.formatToParts(instant).map(({ type, value }) => [type, value]),
  );
  return `${year}-${month}-${day}T${hour}:${minute}`;
}
