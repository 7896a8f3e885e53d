import { Card } from '../../components/card.tsx';
import { SpokenJoker } from '../../game/spoken-joker.tsx';
import { PointsEarned } from '../../game/points-earned.tsx';
import { TeamFlag } from '../../game/team-flag.tsx';
import { cx } from '../../lib/class-names.ts';
import { formatDay } from '../../lib/time/format.ts';
import { matchAnchor } from './ids.ts';
import { texts } from './texts.ts';
import { TrendBar } from './trend-bar.tsx';
import type { TeamData, TippData } from './use-tipp.ts';
import { why } from './why.ts';

interface PlayedCardProps {
  tipp: TippData;
  hasDate?: boolean;
  onShowTeam: (team: TeamData) => void;
}

/** Fixed column widths align results and points of all cards. Large letters put them below the teams. */
const columns =
  'grid-cols-[24px_minmax(0,1fr)_minmax(44px,max-content)_minmax(0,1fr)_24px_minmax(28px,max-content)] @max-3xs:grid-cols-[24px_minmax(0,1fr)_minmax(0,1fr)_24px]';
const below = '@max-3xs:order-1 @max-3xs:col-span-2';

/** A finished match: result and points in one line; below it the tipp, the explanation and everybody's tipps. */
export const PlayedCard = ({ tipp, hasDate, onShowTeam }: PlayedCardProps) => {
  const { match, isJoker, isValid, goalsTeam1, goalsTeam2, points } = tipp;
  const { team1, team2 } = match;
  return (
    <Card
      as="article"
      id={matchAnchor(match.id)}
      tone="muted"
      padded={false}
      className="flex flex-col self-start px-3 pt-1 pb-2 xs:px-4"
    >
      <h3 className="sr-only">{`${texts.versus(team1.name, team2.name)}, ${match.roundName}`}</h3>
      <div className="@container">
        <div className={cx('grid min-h-10 items-center gap-x-1 text-sm xs:gap-x-1.5', columns)}>
          <TeamFlag team={team1} size={24} onShow={onShowTeam} passedByTab />
          <Name team={team1} />
          <span className={cx('text-center text-[min(1rem,7vw)] font-extrabold whitespace-nowrap', below)}>
            <span className="sr-only">{texts.resultHead} </span>
            <span>{`${match.goalsTeam1}:${match.goalsTeam2}`}</span>
          </span>
          <Name team={team2} />
          <TeamFlag team={team2} size={24} onShow={onShowTeam} passedByTab />
          <span className={cx('text-right', below)}>
            {points !== null && <PointsEarned points={points} />}
          </span>
        </div>
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-3 gap-y-1 text-xs text-ink-2">
        <p className="flex flex-wrap items-center gap-x-1">
          {isValid && (
            <>
              <span className="whitespace-nowrap">{texts.tippOf(`${goalsTeam1}:${goalsTeam2}`)}</span>
              {isJoker && <SpokenJoker text={texts.jokerPlayed} />}
              <span aria-hidden="true">·</span>
            </>
          )}
          <span>{why(tipp)}</span>
        </p>
        {hasDate && <span>{`${formatDay(match.date)} · ${match.roundName}`}</span>}
        <TrendBar match={match} className="grow" />
      </div>
    </Card>
  );
};

const Name = ({ team: { teamKZ, name } }: { team: TeamData }) => (
  <abbr title={name} className="min-w-0 text-center font-semibold whitespace-nowrap no-underline">
    {teamKZ || texts.none}
  </abbr>
);
