import type { ReactNode } from 'react';
import { PointsEarned } from '../../game/points-earned.tsx';
import { cx } from '../../lib/class-names.ts';
import { formatPoints } from '../../lib/text/format-number.ts';
import { texts } from './texts.ts';
import type { WinnerTipp } from './use-choices.ts';

interface OutcomeProps {
  tipp: Pick<WinnerTipp, 'team' | 'decidedTeam' | 'points' | 'maxPoints'>;
  /** '1. Platz', or the crown with 'Sieger'. */
  label: ReactNode;
  /** The tipp itself, where it is not shown above. */
  children?: ReactNode;
}

const remark = ({ team, decidedTeam, maxPoints }: OutcomeProps['tipp']): string => {
  const became = decidedTeam ? texts.became(decidedTeam.name) : '';
  if (!team) return became ? `${texts.notTipped}. ${became}` : texts.notTipped;
  if (decidedTeam && decidedTeam.teamKZ !== team.teamKZ) return became;
  return decidedTeam ? texts.right : texts.brings(formatPoints(maxPoints));
};

/** A locked tipp: its outcome and points; short if there was no tipp. */
export const Outcome = ({ tipp, label, children }: OutcomeProps) => (
  <li
    className={cx(
      'flex items-center gap-3 border-b border-line last:border-b-0',
      tipp.team ? 'min-h-11 py-1.5' : 'min-h-9 py-1',
    )}
  >
    <span className="grid min-w-0 flex-1 gap-0.5">
      <span className="flex flex-wrap items-center gap-x-1.5 text-sm text-ink-2">
        <span className="inline-flex items-center gap-1.5 font-semibold">{label}</span>
        <span>{remark(tipp)}</span>
      </span>
      {children}
    </span>
    {tipp.points !== null && <PointsEarned points={tipp.points} />}
  </li>
);
