import { Flag } from '../../components/flag.tsx';
import { texts } from './texts.ts';
import type { TeamData } from './use-tipp.ts';

interface TeamFlagProps {
  team: TeamData;
  size?: 24 | 32 | 48 | 64;
  onShow: (team: TeamData) => void;
}

/** A tap on the flag tells more about the team; a slot of the knock-out round has nothing to tell. */
export const TeamFlag = ({ team, size, onShow }: TeamFlagProps) =>
  team.teamKZ ? (
    <button
      type="button"
      aria-label={texts.aboutTeam(team.name)}
      title={team.name}
      onClick={() => onShow(team)}
      className="flex-none rounded-xs tap-target"
    >
      <Flag code={team.flag} size={size} />
    </button>
  ) : (
    <Flag code="" size={size} />
  );
