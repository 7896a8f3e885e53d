import type { ReactNode } from 'react';
import { formatPoints } from '../lib/text/format-number.ts';
import { Badge } from '../components/badge.tsx';
import { SpokenJoker } from './spoken-joker.tsx';

const texts = {
  none: 'Kein Tipp abgegeben',
  notKnownYet: 'Gleich steht hier Dein Tipp.',
  joker: 'mit Joker',
  brings: (points: number) => `bringt jetzt ${formatPoints(points)}`,
  brought: (points: number) => `bringt ${formatPoints(points)}`,
  provisional: 'vorläufig',
};

interface TippInPlayProps {
  /** `null` until it is known. */
  tipp: {
    isValid: boolean;
    isJoker: boolean;
    goalsTeam1: number | null;
    goalsTeam2: number | null;
    points: number | null;
  } | null;
  /** The match is over: its points are no longer provisional. */
  isOver?: boolean;
  /** Renders the goals. */
  goals: (goals: string) => ReactNode;
  className: string;
}

/** The viewer's tipp on a locked match, and its points at the current score. */
export const TippInPlay = ({ tipp, isOver = false, goals, className }: TippInPlayProps) => {
  if (!tipp?.isValid) return <p className={className}>{tipp ? texts.none : texts.notKnownYet}</p>;
  const { isJoker, points } = tipp;
  return (
    <p className={className}>
      {goals(`${tipp.goalsTeam1}:${tipp.goalsTeam2}`)}
      {isJoker && <SpokenJoker text={texts.joker} />}
      {points !== null && (
        <span>
          {isOver ? texts.brought(points) : texts.brings(points)}{' '}
          {!isOver && (
            <Badge tone="outlined" className="ml-1">
              {texts.provisional}
            </Badge>
          )}
        </span>
      )}
    </p>
  );
};
