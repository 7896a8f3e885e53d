import { Flag } from '../../game/flag.tsx';
import { cx } from '../../lib/class-names.ts';
import type { LiveMatchQuery } from './live.generated.ts';
import { Score } from './score.tsx';

type Match = NonNullable<LiveMatchQuery['liveMatch']>['match'];

const Side = ({ team }: { team: Match['team1'] }) => (
  <span className="grid w-full grid-cols-[minmax(0,1fr)] justify-items-center gap-2">
    <Flag code={team.flag} size={64} />
    <span className="max-w-full text-center text-[min(1rem,4.5vw)] leading-tight font-semibold hyphens-auto wrap-anywhere">
      {team.name}
    </span>
  </span>
);

export const LiveTeams = ({
  match: { team1, team2, goalsTeam1, goalsTeam2, isRunning },
}: {
  match: Match;
}) => (
  <div className="grid w-full grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-2 xs:gap-4">
    <Side team={team1} />
    <Score
      goals1={goalsTeam1}
      goals2={goalsTeam2}
      className={cx(
        'text-[min(2.5rem,13vw)] leading-none font-extrabold whitespace-nowrap',
        isRunning && 'text-live',
      )}
    />
    <Side team={team2} />
  </div>
);
