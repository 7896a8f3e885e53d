import { Flag } from './flag.tsx';
import { teamTexts } from './team-texts.ts';

interface TeamFlagProps<Team> {
  team: Team;
  size?: 24 | 32 | 48 | 64;
  onShow: (team: Team) => void;
  /** Not in the tab order, for lists where Tab moves between numbers: the same dialog opens elsewhere. */
  passedByTab?: boolean;
}

/** A tap on the flag opens the team's dialog; a knock-out slot has none. */
export const TeamFlag = <Team extends { teamKZ: string; name: string; flag: string }>({
  team,
  size,
  onShow,
  passedByTab,
}: TeamFlagProps<Team>) =>
  team.teamKZ ? (
    <button
      type="button"
      tabIndex={passedByTab ? -1 : undefined}
      aria-label={teamTexts.aboutTeam(team.name)}
      title={team.name}
      onClick={() => onShow(team)}
      className="flex-none rounded-xs tap-target"
    >
      <Flag code={team.flag} size={size} />
    </button>
  ) : (
    <Flag code="" size={size} />
  );
