import type { ReactNode } from 'react';
import { Flag } from '../../components/flag.tsx';
import { PointsEarned } from '../../components/points-earned.tsx';
import { formatCount } from '../../lib/format.ts';
import { texts } from './texts.ts';
import type { WinnerTipp } from './use-choices.ts';

interface OutcomeProps {
  tipp: WinnerTipp;
  /** '1. Platz', or the crown with 'Sieger'. */
  label: ReactNode;
}

const remark = ({ team, decidedTeam, maxPoints }: WinnerTipp): string => {
  if (decidedTeam) return decidedTeam.teamKZ === team?.teamKZ ? texts.right : texts.became(decidedTeam.name);
  return team ? texts.brings(formatCount(maxPoints, ...texts.pointsCount)) : texts.open;
};

/** A locked tipp: what was tipped, what happened, and the points beside it. */
export const Outcome = ({ tipp, label }: OutcomeProps) => (
  <li className="flex min-h-14 items-center gap-3 border-b border-line py-2 last:border-b-0">
    <span className="min-w-0 flex-1">
      <span className="flex items-center gap-1.5 text-xs text-ink-2">{label}</span>
      <span className="flex min-w-0 items-center gap-2 font-semibold">
        {tipp.team && <Flag code={tipp.team.flag} size={24} />}
        <span className={tipp.team ? 'min-w-0' : 'min-w-0 font-normal text-ink-2'}>
          {tipp.team?.name ?? texts.notTipped}
        </span>
      </span>
    </span>
    <span className="max-w-[45%] flex-none text-right text-sm text-balance text-ink-2">{remark(tipp)}</span>
    <span className="min-w-7 flex-none text-right">
      {tipp.points !== null && <PointsEarned points={tipp.points} />}
    </span>
  </li>
);
