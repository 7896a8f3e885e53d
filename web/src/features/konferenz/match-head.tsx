import { Flag } from '../../game/flag.tsx';
import { PlayTime } from '../../game/play-time.tsx';
import { scoreOf } from '../../lib/game/score.ts';
import { cx } from '../../lib/class-names.ts';
import { spokenScore } from '../../game/spoken-score.ts';
import { texts as shared } from '../../game/texts.ts';
import { texts } from './texts.ts';
import type { LiveMatch } from './use-konferenz.ts';

const Side = ({ team: { teamKZ, name, flag } }: { team: LiveMatch['team1'] }) => (
  <span className="live-side">
    <Flag code={flag} size={24} />
    <abbr title={name} className="text-[min(0.6875rem,3.4vw)] font-semibold no-underline">
      {teamKZ || name}
    </abbr>
  </span>
);

const scoreStyle = 'rounded-sm px-2 py-0.5 text-[min(1rem,4.5vw)] leading-tight font-extrabold';

/** The head of a match's column: teams, score and, while it runs, the minute. */
export const MatchHead = ({ match, isOver }: { match: LiveMatch; isOver: boolean }) => {
  const { team1, team2 } = match;
  const score = scoreOf(match) ?? shared.noScore;
  const look = cx(scoreStyle, isOver ? 'bg-surface-2' : 'bg-live-soft text-live');
  return (
    <>
      <span className="sr-only">{spokenScore(match)}</span>
      <span aria-hidden="true" className="grid justify-items-center gap-1 leading-none">
        <span className="flex items-center justify-center gap-0.5 xs:gap-1">
          <Side team={team1} />
          <b className={cx('live-wide', look)}>{score}</b>
          <Side team={team2} />
        </span>
        <b className={cx('live-narrow', look)}>{score}</b>
        <span className="text-[min(0.6875rem,3.4vw)] leading-tight font-medium text-ink-2">
          {isOver ? texts.ended : <PlayTime match={match} />}
        </span>
      </span>
    </>
  );
};
