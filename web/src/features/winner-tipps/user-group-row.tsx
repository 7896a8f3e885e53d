import { PointsEarned } from '../../game/points-earned.tsx';
import type { ShownTeam } from '../../game/team-dialog.tsx';
import { TeamFlag } from '../../game/team-flag.tsx';
import { MarkSign } from './mark-sign.tsx';
import { texts } from './texts.ts';
import type { UserWinnerTippsQuery } from './user-winner-tipps.generated.ts';

type UserTipp = UserWinnerTippsQuery['winnerTipps'][number];

interface UserGroupRowProps {
  group: string;
  /** Winner and last, which lock together. */
  tipps: readonly UserTipp[];
  onShowTeam: (team: ShownTeam) => void;
}

/** A player's tipps on one group in one line: crown and lantern, each with a flag. */
export const UserGroupRow = ({ group, tipps, onShowTeam }: UserGroupRowProps) => {
  const given = tipps.filter(({ team }) => team !== null);
  const nothing = tipps.some(({ isVisible }) => !isVisible) ? texts.hidden : texts.notTipped;
  return (
    <li className="grid min-h-9 grid-cols-[4.75rem_minmax(0,1fr)_minmax(0,1fr)] items-center gap-x-3 gap-y-1 border-b border-line py-1 text-sm last:border-b-0 @max-[21.5rem]:grid-cols-2 @max-[15rem]:grid-cols-1">
      <span className="font-semibold text-ink-2 @max-[21.5rem]:col-span-full">{texts.group(group)}</span>
      {given.length === 0 ? (
        <span className="col-span-2 text-ink-2 @max-[15rem]:col-span-1">{nothing}</span>
      ) : (
        tipps.map((tipp) => <GroupTipp key={tipp.id} tipp={tipp} onShowTeam={onShowTeam} />)
      )}
    </li>
  );
};

interface GroupTippProps {
  tipp: UserTipp;
  onShowTeam: (team: ShownTeam) => void;
}

const GroupTipp = ({ tipp: { mark, team, decidedTeam, points }, onShowTeam }: GroupTippProps) => (
  <span className="flex min-h-9 min-w-0 items-center gap-1.5">
    <MarkSign mark={mark} />
    {team ? <TeamFlag team={team} size={24} onShow={onShowTeam} /> : null}
    <span className="grid min-w-0 flex-1 leading-tight">
      {team ? (
        <b className="font-semibold">
          <abbr title={team.name} className="no-underline sm:hidden">
            {team.teamKZ}
          </abbr>
          <span className="hidden sm:inline">{team.name}</span>
        </b>
      ) : (
        <span className="text-xs text-ink-2">{texts.notTipped}</span>
      )}
      {decidedTeam && decidedTeam.teamKZ !== team?.teamKZ && (
        <span className="text-xs text-ink-2">
          <span aria-hidden="true" className="whitespace-nowrap sm:hidden">
            → {decidedTeam.teamKZ}
          </span>
          <span className="max-sm:sr-only">{texts.became(decidedTeam.name)}</span>
        </span>
      )}
    </span>
    {points !== null && team && <PointsEarned points={points} />}
  </span>
);
