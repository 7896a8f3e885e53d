const inBerlin = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', ...options });

const weekdayFormat = inBerlin({ weekday: 'short' });
const weekdayLongFormat = inBerlin({ weekday: 'long', day: 'numeric', month: 'long' });
const dateFormat = inBerlin({ day: '2-digit', month: '2-digit' });
const dateLongFormat = inBerlin({ day: '2-digit', month: '2-digit', year: 'numeric' });
const timeFormat = inBerlin({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

export type Instant = string | number | Date;

const weekday = (instant: Instant): string => weekdayFormat.format(new Date(instant)).replace('.', '');

/** '21:00' */
export const formatTime = (instant: Instant): string => timeFormat.format(new Date(instant));

/** '14.06.' */
export const formatDay = (instant: Instant): string => dateFormat.format(new Date(instant));

/** '14.06.2024' */
export const formatDate = (instant: Instant): string => dateLongFormat.format(new Date(instant));

/** 'Fr., 14.06. 21:00' */
export const formatDateTime = (instant: Instant): string =>
  `${weekday(instant)}., ${formatDay(instant)} ${formatTime(instant)}`;

/** 'Mittwoch, 19. Juni': heading of a match day, and the key to group matches by day. */
export const formatMatchDay = (instant: Instant): string => weekdayLongFormat.format(new Date(instant));

/** Whether both are on the same day in Germany. */
export const isOnDayOf = (instant: Instant, now: number): boolean => formatDate(instant) === formatDate(now);

/** '20.06. 15:00', or only '15:00' on the day of `now`. */
export const formatKickOff = (instant: Instant, now: number): string =>
  isOnDayOf(instant, now) ? formatTime(instant) : `${formatDay(instant)} ${formatTime(instant)}`;
