import { usePolled } from '../../apollo/use-polled.ts';
import { Avatar } from '../../components/avatar.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Flag } from '../../game/flag.tsx';
import { MiniMatch } from '../../game/mini-match.tsx';
import { MovementMark } from '../../game/movement-mark.tsx';
import { PlayerLink } from '../../game/player-link.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';
import { scoreOf } from '../../lib/game/score.ts';
import { POINTS } from '../../lib/address/addresses.ts';
import { spokenScore } from '../../game/spoken-score.ts';
import { cx } from '../../lib/class-names.ts';
import { explainTipp } from '../../lib/game/explain-tipp.ts';
import { movementOf } from '../../lib/game/movement.ts';
import { findMovers } from './find-movers.ts';
import { NextGoalsDocument, type NextGoalRowFragment as Row } from './next-goals.generated.ts';
import { texts } from './texts.ts';
import { variablesOf, type LiveMatch, type LiveRow, type Shown } from './use-konferenz.ts';

type Goal = Row['nextGoals'][number];

interface NextGoalDialogProps {
  /** The players in the table: the dialog compares with them. */
  shown: Shown;
  matches: readonly LiveMatch[];
  /** The row of the dialog's player; undefined when the table no longer has it. */
  row: LiveRow | undefined;
  /** After the final whistle of the last running match. */
  isOver: boolean;
  onClose: () => void;
}

/** The effect of each side's next goal on a player, and on the places of others. Opening it sends the query. */
export const NextGoalDialog = ({ shown, matches, row, isOver, onClose }: NextGoalDialogProps) => {
  const { data, failure, refetch } = usePolled(NextGoalsDocument, {
    variables: variablesOf(shown),
    poll: true,
    live: ['matches', 'places', 'ranks'],
    skip: !row,
  });
  const live = data?.ranking.live;
  const { rows = [], own, highlights = [] } = live ?? {};
  const all = [...rows, ...highlights];
  const found = [...all, ...(own ? [own] : [])].find(({ user }) => user.id === row?.user.id);
  return (
    <Dialog open onClose={onClose} title={texts.nextGoal}>
      {/* The live strip speaks on the page, which this dialog hides. */}
      <div aria-live="polite" className="sr-only">
        {matches.map((match) => (
          <p key={match.id} aria-atomic="true">
            {spokenScore(match)}
          </p>
        ))}
      </div>
      {row ? (
        <Player row={row} />
      ) : (
        <p className="py-6 text-center text-ink-2">{isOver ? texts.noMoreGoals : texts.gone}</p>
      )}
      {row && (
        <QueryView
          value={data}
          query={{ failure, refetch }}
          bare
          skeleton={
            <Loading className="grid gap-3">
              <Skeleton className="h-10 w-full" />
              <Skeleton className="h-24 w-full" />
              <Skeleton className="h-24 w-full" />
            </Loading>
          }
        >
          {() =>
            found && found.nextGoals.length > 0 ? (
              <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
                {matches.map((match) => (
                  <OfMatch key={match.id} match={match} row={found} rows={all} />
                ))}
              </div>
            ) : (
              <p className="py-4 text-center text-ink-2">{texts.noScoreYet}</p>
            )
          }
        </QueryView>
      )}
    </Dialog>
  );
};

const Player = ({ row: { user, ranking, points, tipps } }: { row: LiveRow }) => {
  const now = tipps.reduce((sum, tipp) => sum + (tipp.points ?? 0), 0);
  return (
    <div className="mb-5 flex items-center gap-3">
      <Avatar id={user.id} name={user.fullname} pictureStamp={user.pictureStamp} size={50} />
      <div className="min-w-0">
        <PlayerLink player={user} className="tap-target font-bold hyphens-auto" />
        <p className="text-sm text-ink-2">{texts.now(ranking, points)}</p>
        <p className="text-sm text-ink-2">{texts.sum(points - now, now)}</p>
        <PlayerLink player={user} kind={POINTS} className="tap-target text-sm font-semibold text-link">
          {texts.whyPoints(points - now)}
        </PlayerLink>
      </div>
    </div>
  );
};

interface OfMatchProps {
  match: LiveMatch;
  row: Row;
  /** All rows of the table. */
  rows: readonly Row[];
}

const OfMatch = ({ match, row, rows }: OfMatchProps) => {
  const { team1, team2 } = match;
  const goals = row.nextGoals.filter(({ matchId }) => matchId === match.id);
  if (goals.length === 0) return null;
  return (
    <section aria-label={texts.match(team1.name, team2.name)}>
      <MiniMatch team1={team1} team2={team2} score={scoreOf(match)} live inPlay={match} />
      <Why match={match} tipp={row.tipps.find((tipp) => tipp.match.id === match.id)} />
      <ul className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-2 sm:grid-cols-2">
        {goals.map((goal) => (
          <OfGoal key={goal.team} team={goal.team === 1 ? team1 : team2} goal={goal} row={row} rows={rows} />
        ))}
      </ul>
    </section>
  );
};

/** Explains the provisional points of the tipp. */
const Why = ({ match, tipp }: { match: LiveMatch; tipp: Row['tipps'][number] | undefined }) => {
  if (!tipp || match.goalsTeam1 === null || match.goalsTeam2 === null) return null;
  const { goalsTeam1, goalsTeam2, points, pointsInternal } = tipp;
  const scored = { ...tipp, points: points ?? 0, pointsInternal: pointsInternal ?? 0 };
  const explained = explainTipp(scored, match);
  return (
    <p className="mt-1 text-center text-sm text-ink-2">{texts.why(goalsTeam1, goalsTeam2, explained)}</p>
  );
};

interface OfGoalProps extends Pick<OfMatchProps, 'row' | 'rows'> {
  team: LiveMatch['team1'];
  goal: Goal;
}

const OfGoal = ({ team, goal, row, rows }: OfGoalProps) => {
  const movement = movementOf(goal.ranking, row.ranking);
  const { up, down } = findMovers(rows, goal, row.user.id);
  return (
    <li
      className={cx(
        'rounded-md border-l-4 p-3',
        movement?.direction === 'up' ? 'border-brand bg-brand-soft' : 'bg-surface-2',
        movement?.direction === 'down' ? 'border-line-strong' : movement?.direction !== 'up' && 'border-line',
      )}
    >
      <h3 className="flex items-center gap-2 text-sm font-semibold">
        <Flag code={team.flag} size={24} />
        <span className="min-w-0">{texts.goalFor(team.name)}</span>
      </h3>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-2 text-lg font-bold">
        <span>{texts.insteadOf(goal.ranking, row.ranking)}</span>
        <MovementMark ranking={goal.ranking} rankingBefore={row.ranking} />
      </p>
      <p className="text-sm">{texts.difference(goal.points - row.points)}</p>
      {up.length + down.length > 0 && (
        <ul
          aria-label={texts.others}
          className="mt-2 flex flex-wrap gap-x-3 border-t border-line pt-2 text-sm"
        >
          {[...up, ...down].map(({ id, fullname, ranking, rankingBefore }) => (
            <li key={id} className="flex max-w-full items-baseline gap-1">
              <span className="min-w-0 wrap-anywhere">{fullname}</span>
              <MovementMark ranking={ranking} rankingBefore={rankingBefore} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
};
