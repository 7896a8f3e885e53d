import { ExternalLink } from 'lucide-react';
import { ButtonLink } from '../components/button-link.tsx';
import { buttonStyle } from '../components/button-style.ts';
import { Dialog } from '../components/dialog.tsx';
import { Flag } from './flag.tsx';
import { lazyPart } from '../components/lazy.tsx';
import { OutsideLink } from '../components/outside-link.tsx';
import { Skeleton } from '../components/skeleton.tsx';
import { teamTexts } from './team-texts.ts';
import { formatPoints } from '../lib/text/format-number.ts';
import { groupAddress } from '../lib/address/addresses.ts';

const TeamMatches = lazyPart(async () => (await import('./team-matches.tsx')).TeamMatches, {
  place: <Skeleton className="h-38 w-full" />,
  silent: true,
});

/** The team behind a tapped flag. */
export interface ShownTeam {
  teamKZ: string;
  name: string;
  flag: string;
  group: string;
  link: string;
  details?: { place: number; games: number; points: number } | null;
}

interface TeamDialogProps {
  /** Null closes the dialog. */
  team: ShownTeam | null;
  onClose: () => void;
}

/** The dialog of a team: its place in the group, its matches, and a link to its governing body. */
export const TeamDialog = ({ team, onClose }: TeamDialogProps) => (
  <Dialog open={team !== null} onClose={onClose} title={team?.name ?? ''} size="sm">
    {team && (
      <div className="grid justify-items-center gap-4 text-center">
        <Flag code={team.flag} size={64} />
        <Standing team={team} />
        <TeamMatches teamKZ={team.teamKZ} />
        <div className="grid justify-items-center gap-1">
          <ButtonLink to={groupAddress(team.group)} onClick={onClose}>
            {teamTexts.toGroup(team.group)}
          </ButtonLink>
          {team.link && (
            <OutsideLink
              href={team.link}
              rel="noopener noreferrer"
              className={buttonStyle({ variant: 'ghost', size: 'sm' })}
            >
              {teamTexts.toGoverningBody}
              <ExternalLink aria-hidden="true" className="size-4" />
            </OutsideLink>
          )}
        </div>
      </div>
    )}
  </Dialog>
);

const Standing = ({ team: { details, group } }: { team: ShownTeam }) => {
  if (!details?.games) return <p className="text-ink-2">{teamTexts.group(group)}</p>;
  const points = formatPoints(details.points);
  const [count, word] = points.split(' ');
  const figures = [
    [`${details.place}.`, teamTexts.ofGroup(group)],
    [count, word],
  ];
  return (
    <>
      <p className="sr-only">{teamTexts.placeInGroup(details.place, group, points)}</p>
      <p aria-hidden="true" className="flex flex-wrap justify-center gap-x-8">
        {figures.map(([figure, name]) => (
          <span key={name}>
            <b className="block text-4xl leading-tight font-extrabold">{figure}</b>
            <span className="text-sm text-ink-2">{name}</span>
          </span>
        ))}
      </p>
    </>
  );
};
