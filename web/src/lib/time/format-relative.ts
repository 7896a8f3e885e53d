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

/** 'in 12 Min.', 'in 3 Std.', 'in 2 Tagen', 'gleich' below a minute. */
export const formatIn = (instant: Instant, now: number): string => {
  const left = new Date(instant).getTime() - now;
  if (left < MINUTE) return 'gleich';
  if (left < HOUR) return `in ${Math.floor(left / MINUTE)} Min.`;
  if (left < DAY) return `in ${Math.floor(left / HOUR)} Std.`;
  const days = Math.floor(left / DAY);
  return days === 1 ? 'in 1 Tag' : `in ${days} Tagen`;
};

const HALF = 45;
const BREAK = 15;
/** Minutes after which a match without extra time is over, though no result is entered yet. */
const OVER = 120;
/** Minutes after which a running match is in extra time, then in a shoot-out, and then over. */
const EXTRA = 113;
const SHOOT_OUT = 155;
const ALL_OVER = 180;

/** What operators say of a running match in place of its minute. */
const phases = {
  NONE: '',
  HALF_TIME: 'Halbzeit',
  EXTRA_TIME: 'Verlängerung',
  SHOOT_OUT: 'Elfmeterschießen',
} as const;
export type Phase = keyof typeof phases;

/** 'Halbzeit', 'Verlängerung', 'Elfmeterschießen'; empty without a phase. */
export const formatPhase = (phase: Phase): string => phases[phase];

/** A running match: score and phase. */
export interface Played {
  phase: Phase;
  /** '-' for a knock-out match. */
  group: string;
  goalsTeam1: number | null;
  goalsTeam2: number | null;
}

const isKnockOut = (match: Played | undefined): boolean => match?.group === '-';

const STOPPAGE = 'Nachspielzeit';
const OVER_TEXT = 'Abpfiff – Ergebnis folgt';

const minutesSince = (instant: Instant, now: number): number =>
  Math.floor((now - new Date(instant).getTime()) / MINUTE);

/** Whether a match with this kick-off must be over; one in a phase goes on. */
export const isPlayOver = (instant: Instant, now: number, match?: Played): boolean =>
  (match?.phase ?? 'NONE') === 'NONE' && minutesSince(instant, now) >= (isKnockOut(match) ? ALL_OVER : OVER);

/** A knock-out match after ninety minutes. If it is not level, it may be over: then there is no text. */
const formatExtra = (age: number, { goalsTeam1, goalsTeam2 }: Played): string => {
  if (age >= ALL_OVER) return OVER_TEXT;
  if (goalsTeam1 !== goalsTeam2) return age < OVER ? STOPPAGE : '';
  if (age < EXTRA) return STOPPAGE;
  return age < SHOOT_OUT ? phases.EXTRA_TIME : phases.SHOOT_OUT;
};

/**
 * The minute of a match by its kick-off: '63. Minute', 'Halbzeit', 'Nachspielzeit', 'Verlängerung'; empty before it.
 * As in football the first minute is 1, so 57:50 is the 58th; the tipp service counts alike (`minuteOf`). A phase that
 * operators say goes before the clock.
 */
export const formatPlay = (instant: Instant, now: number, match?: Played): string => {
  if (match && match.phase !== 'NONE') return phases[match.phase];
  const age = minutesSince(instant, now);
  if (age < 0) return '';
  if (age < HALF) return `${age + 1}. Minute`;
  if (age < HALF + BREAK) return phases.HALF_TIME;
  if (age < 2 * HALF + BREAK) return `${age - BREAK + 1}. Minute`;
  if (match && isKnockOut(match)) return formatExtra(age, match);
  return age < OVER ? STOPPAGE : OVER_TEXT;
};

/** Counts calendar days in Germany: a day has 23 or 25 hours when the clocks change. */
const dayNumber = (date: string): number => {
  const [day = 0, month = 0, year = 0] = date.split('.').map(Number);
  return Date.UTC(year, month - 1, day) / DAY;
};

/** 'heute, 12:05', 'gestern, 21:40', '14.06., 21:00' */
export const formatMoment = (instant: Instant, now: number): string => {
  const time = new Date(instant).getTime();
  const date = formatDate(time);
  const today = formatDate(now);
  const age = dayNumber(today) - dayNumber(date);
  if (age === 0) return `heute, ${formatTime(time)}`;
  if (age === 1) return `gestern, ${formatTime(time)}`;
  const sameYear = date.slice(-4) === today.slice(-4);
  return `${sameYear ? formatDay(time) : date}, ${formatTime(time)}`;
};

/** Time of a post: 'gerade eben', 'vor 18 Min.', 'heute, 12:05', 'gestern, 21:40', '14.06., 21:00'. */
export const formatPostTime = (instant: Instant, now: number): string => {
  const age = now - new Date(instant).getTime();
  if (age < MINUTE) return 'gerade eben';
  return age < HOUR ? `vor ${Math.floor(age / MINUTE)} Min.` : formatMoment(instant, now);
};
