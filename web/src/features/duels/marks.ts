import { formatDay } from '../../lib/time/format.ts';
import type { MyDuelMarksQuery } from './duel-marks.generated.ts';
import type { UserDuelsQuery } from './user-duels.generated.ts';

export type DuelMark = MyDuelMarksQuery['duelMarks'][number];

interface MarkDay {
  /** '14.06.' */
  day: string;
  marks: DuelMark[];
}

/** Groups marks by the day of their match; they must be in the order of their matches. */
export const byDay = (marks: readonly DuelMark[]): MarkDay[] => {
  const days: MarkDay[] = [];
  for (const mark of marks) {
    const day = formatDay(mark.date);
    const last = days.at(-1);
    if (last?.day === day) last.marks.push(mark);
    else days.push({ day, marks: [mark] });
  }
  return days;
};

interface Balance {
  won: number;
  level: number;
  lost: number;
}

/** Counts duels by outcome, without running ones and byes. */
export const balanceOf = (marks: readonly DuelMark[]): Balance => {
  const ended = marks.filter(({ isRunning }) => !isRunning);
  const count = (wanted: DuelMark['outcome']): number =>
    ended.filter(({ outcome }) => outcome === wanted).length;
  return { won: count('WON'), level: count('LEVEL'), lost: count('LOST') };
};

interface Earned {
  outcome: NonNullable<DuelMark['outcome']>;
  count: number;
  /** Points of each. */
  worth: number;
}

const outcomes = ['WON', 'LEVEL', 'LOST', 'BYE'] as const;

/** The points of all duels that are over, by outcome; without outcomes that bring nothing. */
export const earnedBy = (marks: UserDuelsQuery['duelMarks']): Earned[] =>
  outcomes
    .map((outcome) => {
      const these = marks.filter((mark) => !mark.isRunning && mark.outcome === outcome);
      return { outcome, count: these.length, worth: these[0]?.points ?? 0 };
    })
    .filter(({ worth }) => worth > 0);
