import { useState } from 'react';
import { cx } from '../../lib/class-names.ts';
import { texts } from '../../game/texts.ts';

interface ScoreProps {
  goals1: number | null;
  goals2: number | null;
  className?: string;
}

/** '2:1'. A goal is animated once; the first score is not. */
export const Score = ({ goals1, goals2, className }: ScoreProps) => {
  const score = goals1 === null || goals2 === null ? texts.noScore : `${goals1}:${goals2}`;
  const [first] = useState(score);
  return (
    <span key={score} className={cx('inline-block', score !== first && 'animate-rise', className)}>
      {score}
    </span>
  );
};
