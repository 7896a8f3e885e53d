/**
 * The instant of a kick-off.
 * @param date '2024-06-14'
 * @param time '21:00' or, with its own offset, '17:00 UTC-3'
 * @param timezone 'UTC+2', for a time without an offset
 * @returns ISO 8601 in UTC, or a sentence about the missing part
 */
export function kickoffOf(
  date: string,
  time: string | undefined,
  timezone: string | undefined,
): { instant: string } | { missing: string } {
  if (time === undefined) return { missing: 'the time is missing' };
  const [, hours, minutes, own] = /^(\d\d?):(\d\d)(?: (UTC\S*))?$/.exec(time) ?? [];
  if (hours === undefined || minutes === undefined)
    return { missing: `the time '${time}' is not like 21:00` };
  const offset = offsetMinutes(own ?? timezone);
  if (offset === undefined) return { missing: 'the time has no offset like UTC+2' };
  const local = Date.parse(`${date}T${hours.padStart(2, '0')}:${minutes}:00Z`);
  if (Number.isNaN(local)) return { missing: `${date} ${time} is no instant` };
  return { instant: new Date(local - offset * 60_000).toISOString().replace('.000Z', 'Z') };
}

function offsetMinutes(offset: string | undefined): number | undefined {
  const [, sign, hours, minutes = '0'] = /^UTC([+-])(\d\d?)(?::(\d\d))?$/.exec(offset ?? '') ?? [];
  if (sign === undefined) return undefined;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}
