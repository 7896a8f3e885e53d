import { Flag } from '../../components/flag.tsx';
import { PlayTime } from '../../components/play-time.tsx';
import { texts as shared } from '../../components/texts.ts';
import { texts } from './texts.ts';
import type { LiveMatch } from './use-konferenz.ts';

const Side = ({ team: { teamKZ, name, flag } }: { team: LiveMatch['team1'] }) => (
  <span className="grid justify-items-center gap-0.5 @3xl/table:flex @3xl/table:items-center @3xl/table:gap-2">
    <Flag code={flag} size={24} />
    <abbr title={name} className="text-[min(0.6875rem,3.2cqw)] font-semibold no-underline @3xl/table:text-sm">
      {teamKZ || name}
    </abbr>
  </span>
);

/** A running match above its column: who plays, the score and how far it is. */
export const MatchHead = ({ match }: { match: LiveMatch }) => {
  const { team1, team2, goalsTeam1, goalsTeam2 } = match;
  const score = goalsTeam1 === null || goalsTeam2 === null ? shared.noScore : `${goalsTeam1}:${goalsTeam2}`;
  return (
    <>
      <span className="sr-only">{texts.stands(team1.name, goalsTeam1, team2.name, goalsTeam2)}</span>
      <span aria-hidden="true" className="grid justify-items-center gap-1 leading-none">
        <span className="flex items-center justify-center gap-1 @3xl/table:gap-2.5">
          <Side team={team1} />
          <b className="hidden rounded-sm bg-live-soft px-2 py-1 text-lg leading-none font-extrabold text-live @3xl/table:inline">
            {score}
          </b>
          <span className="grid justify-items-center gap-0.5 @3xl/table:flex @3xl/table:flex-row-reverse @3xl/table:items-center @3xl/table:gap-2">
            <Side team={team2} />
          </span>
        </span>
        <b className="rounded-sm bg-live-soft px-2 py-0.5 text-[min(1rem,5cqw)] leading-tight font-extrabold text-live @3xl/table:hidden">
          {score}
        </b>
        <span className="text-[min(0.6875rem,3.2cqw)] leading-tight font-medium text-ink-2 @3xl/table:text-xs">
          <PlayTime match={match} />
        </span>
      </span>
    </>
  );
};
