import type { ShownTeam } from '../../game/team-dialog.tsx';
import { TeamFlag } from '../../game/team-flag.tsx';

interface TeamLineProps<Team> {
  team: Team;
  onShow: (team: Team) => void;
}

export const TeamLine = <Team extends ShownTeam & { teamKZ: string }>({
  team,
  onShow,
}: TeamLineProps<Team>) => (
  <span className="flex min-w-0 items-center gap-2 font-semibold">
    <TeamFlag team={team} size={24} onShow={onShow} />
    <span className="min-w-0">{team.name}</span>
  </span>
);
