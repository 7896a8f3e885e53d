import { ExternalLink } from 'lucide-react';
import { formatCount } from '../lib/format.ts';
import { buttonStyle } from './button-style.ts';
import { Dialog } from './dialog.tsx';
import { Flag } from './flag.tsx';
import { texts } from './texts.ts';

/** What a tap on a flag tells. */
export interface ShownTeam {
  name: string;
  flag: string;
  group: string;
  link: string;
  details?: { place: number; games: number; points: number } | null;
}

interface TeamDialogProps {
  /** null: closed. */
  team: ShownTeam | null;
  onClose: () => void;
}

/** Who hides behind a flag, where they stand, and the way to their governing body. */
export const TeamDialog = ({ team, onClose }: TeamDialogProps) => (
  <Dialog open={team !== null} onClose={onClose} title={team?.name ?? ''} size="sm">
    {team && (
      <div className="grid justify-items-center gap-4 text-center">
        <Flag code={team.flag} size={64} />
        <p className="text-ink-2">
          {team.details && team.details.games > 0
            ? texts.placeInGroup(
                team.details.place,
                team.group,
                formatCount(team.details.points, ...texts.pointsCount),
              )
            : texts.group(team.group)}
        </p>
        {team.link && (
          <a
            href={team.link}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonStyle({ variant: 'secondary' })}
          >
            {texts.toGoverningBody}
            <ExternalLink aria-hidden="true" className="size-4" />
            <span className="sr-only">{texts.opensElsewhere}</span>
          </a>
        )}
      </div>
    )}
  </Dialog>
);
