import { cx } from '../lib/class-names.ts';
import { pointsWord } from '../lib/text/format-number.ts';

interface PointsEarnedProps {
  points: number;
  /** While the match runs: '+6'. */
  isProvisional?: boolean;
}

/** Points from this number on are bold (specification, chapter 9). */
export const MANY = 5;

export const PointsEarned = ({ points, isProvisional }: PointsEarnedProps) => (
  <span
    className={cx(
      'flex-none text-lg',
      points >= MANY ? 'font-extrabold' : 'font-medium',
      points === 0 ? 'text-ink-2' : 'text-link',
    )}
  >
    {`${isProvisional && points > 0 ? '+' : ''}${points}`}
    <span className="sr-only"> {pointsWord(points)}</span>
  </span>
);
