import { formatDate, formatDay, formatTime, type Instant } from './format.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const two = (value: number): string => String(value).padStart(2, '0');

/** Time left until a lock: '2 Tage 4 Std.', '1:42:07', '12:09'; '0:00' when it is over. */
export const formatCountdown = (leftMs: number): string => {
  const left = Math.max(0, leftMs);
  const days = Math.floor(left / DAY);
  const hours = Math.floor((left % DAY) / HOUR);
  const minutes = Math.floor((left % HOUR) / MINUTE);
  const seconds = Math.floor((left % MINUTE) / SECOND);
  if (days > 0) return `${days} ${days === 1 ? 'Tag' : 'Tage'} ${hours} Std.`;
  if (hours > 0) return `${hours}:${two(minutes)}:${two(seconds)}`;
  return `${minutes}:${two(seconds)}`;
};

/** 'in 12 Min.', 'in 3 Std.', 'in 2 Tagen', 'gleich' under a minute. */
export const formatIn = (instant: Instant, now: number): string => {
  const left = new Date(instant).getTime() - now;
  if (left < MINUTE) return 'gleich';
  if (left < HOUR) return `in ${Math.floor(left / MINUTE)} Min.`;
  if (left < DAY) return `in ${Math.floor(left / HOUR)} Std.`;
  const days = Math.floor(left / DAY);
  return days === 1 ? 'in 1 Tag' : `in ${days} Tagen`;
};

/** A match and what may come after it; if it is still said to run then, somebody has forgotten to end it. */
const LONGEST_MATCH = 3 * HOUR;

/** How long ago a match began: 'seit 63 Min.'; the minute of play is not known, as nobody says when it pauses. */
export const formatSince = (instant: Instant, now: number): string => {
  const age = now - new Date(instant).getTime();
  return age < MINUTE || age > LONGEST_MATCH ? '' : `seit ${Math.floor(age / MINUTE)} Min.`;
};

/** 'heute, 12:05', 'gestern, 21:40', '14.06., 21:00' */
export const formatMoment = (instant: Instant, now: number): string => {
  const time = new Date(instant).getTime();
  const date = formatDate(time);
  if (date === formatDate(now)) return `heute, ${formatTime(time)}`;
  if (date === formatDate(now - DAY)) return `gestern, ${formatTime(time)}`;
  const sameYear = date.slice(-4) === formatDate(now).slice(-4);
  return `${sameYear ? formatDay(time) : date}, ${formatTime(time)}`;
};

/** When a post was written: 'gerade eben', 'vor 18 Min.', 'heute, 12:05', 'gestern, 21:40', '14.06., 21:00'. */
export const formatPostTime = (instant: Instant, now: number): string => {
  const age = now - new Date(instant).getTime();
  if (age < MINUTE) return 'gerade eben';
  return age < HOUR ? `vor ${Math.floor(age / MINUTE)} Min.` : formatMoment(instant, now);
};
