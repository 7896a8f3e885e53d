import { TeamResultMarks } from './team-result-marks.tsx';
import { texts } from './team-result-texts.ts';
import { KickOff } from './kick-off.tsx';
import { MiniMatch } from './mini-match.tsx';
import { teamResultsOf } from '../lib/game/team-results.ts';
import type { TeamMatchesQuery } from './team-matches.generated.ts';
import { useTeamMatches } from './use-team-matches.ts';

type Match = TeamMatchesQuery['matches'][number];

/** The group of a knock-out match. */
const NO_GROUP = '-';

const One = ({ title, match }: { title: string; match: Match }) => {
  const { goalsTeam1, goalsTeam2 } = match;
  const score = goalsTeam1 === null || goalsTeam2 === null ? null : `${goalsTeam1}:${goalsTeam2}`;
  return (
    <li>
      <span className="text-xs text-ink-2">{title}</span>
      <MiniMatch team1={match.team1} team2={match.team2} score={score} live={match.isRunning} inPlay={match}>
        <KickOff date={match.date} />
      </MiniMatch>
    </li>
  );
};

/** A team's results, its last or running match, and its next; nothing if they cannot be loaded. */
export const TeamMatches = ({ teamKZ }: { teamKZ: string }) => {
  const own = useTeamMatches().filter(
    ({ team1, team2 }) => team1.teamKZ === teamKZ || team2.teamKZ === teamKZ,
  );
  const running = own.find(({ isRunning }) => isRunning);
  const last = running ?? own.findLast(({ isPlayed }) => isPlayed);
  const next = own.find(({ isPlayed, isRunning }) => !isPlayed && !isRunning);
  const form = teamResultsOf(
    teamKZ,
    own.filter(({ group }) => group !== NO_GROUP),
  );
  return (
    <div className="grid min-h-38 w-full content-start justify-items-center gap-3">
      {form.some(({ outcome }) => outcome) && <TeamResultMarks results={form} />}
      <ul className="grid w-full gap-2 text-left">
        {last && <One title={running ? texts.running : texts.last} match={last} />}
        {next && <One title={texts.next} match={next} />}
      </ul>
    </div>
  );
};
