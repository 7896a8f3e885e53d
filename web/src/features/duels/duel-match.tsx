import { Flag } from '../../game/flag.tsx';
import { LiveBadge } from '../../game/live-badge.tsx';
import { TeamCode } from '../../game/team-code.tsx';
import { formatDateTime } from '../../lib/time/format.ts';
import { scoreOf } from '../../lib/game/score.ts';
import type { DuelStageFragment } from './duel-stage.generated.ts';
import { texts } from './texts.ts';

type Match = DuelStageFragment['match'];

const Team = ({ team }: { team: Match['team1'] }) => (
  <span className="inline-flex min-w-0 items-center gap-2">
    <Flag code={team.flag} size={24} />
    <TeamCode team={team} nameFrom="sm" className={team.teamKZ ? undefined : 'text-xs leading-tight'} />
  </span>
);

/** The match of a duel in one thin line: teams, score, time. */
export const DuelMatch = ({ match }: { match: Match }) => {
  const { team1, team2, isRunning, date, roundName } = match;
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 border-b border-turf-line px-3 py-2.5 text-sm font-semibold">
      <span className="inline-flex min-w-0 flex-wrap items-center justify-center gap-x-2.5 gap-y-1">
        <Team team={team1} />
        <b className="text-base whitespace-nowrap">{scoreOf(match) ?? texts.none}</b>
        <Team team={team2} />
      </span>
      {isRunning ? (
        <LiveBadge match={match} />
      ) : (
        <span className="text-center font-normal text-on-turf-2">
          {roundName} · <time dateTime={date}>{formatDateTime(date)}</time>
        </span>
      )}
    </div>
  );
};
