import { ChevronRight } from 'lucide-react';
import { usePolled } from '../../apollo/use-polled.ts';
import { Flag } from '../../game/flag.tsx';
import { TeamCode } from '../../game/team-code.tsx';
import { KickOffTeamsDocument } from './kick-off-teams.generated.ts';

const FRESH_MS = 600_000;

/** Who plays from this kick-off on; of two matches at once the flags alone. */
export const KickOffTeams = ({ kickOff }: { kickOff: string }) => {
  const { data } = usePolled(KickOffTeamsDocument, { fresh: FRESH_MS });
  const matches = data?.matchOverview.nextMatches.filter(({ date }) => date === kickOff) ?? [];
  const alone = matches.length === 1;
  return (
    <>
      {matches.map(({ id, team1, team2 }) => (
        <span key={id} className="flex items-center gap-1 text-ink xs:gap-2">
          <Flag code={team1.flag} size={24} />
          {alone ? <TeamCode team={team1} /> : <span className="sr-only">{team1.name}</span>}
          <span className={alone ? undefined : 'sr-only'}>–</span>
          {alone ? <TeamCode team={team2} /> : <span className="sr-only">{team2.name}</span>}
          <Flag code={team2.flag} size={24} />
        </span>
      ))}
      <ChevronRight aria-hidden="true" className="-mr-1 ml-auto size-5 flex-none text-ink-2" />
    </>
  );
};
