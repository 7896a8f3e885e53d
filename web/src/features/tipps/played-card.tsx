import { Card } from '../../components/card.tsx';
import { JokerCard } from '../../game/joker-card.tsx';
import { PointsEarned } from '../../game/points-earned.tsx';
import { TeamFlag } from '../../game/team-flag.tsx';
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

/** Columns of one width on all cards: results, tipps and points stand below each other down the page. */
const columns = {
  gridTemplateColumns:
    '24px minmax(0,1fr) minmax(44px,max-content) minmax(0,1fr) 24px minmax(56px,max-content) minmax(28px,max-content)',
};

const number = 'text-center whitespace-nowrap text-[min(1rem,4.5vw)]';

/** A match that is over, in one line: result, tipp and points; below it why, and how all tipped. */
export const PlayedCard = ({ tipp, hasDate, onShowTeam }: PlayedCardProps) => {
  const { match, isJoker, isValid, goalsTeam1, goalsTeam2, points } = tipp;
  const { team1, team2 } = match;
  return (
    <Card
      as="article"
      id={matchAnchor(match.id)}
      tone="muted"
      padded={false}
      className="flex flex-col gap-1 self-start px-3 pt-1 pb-2 xs:px-4"
    >
      <h3 className="sr-only">{texts.versus(team1.name, team2.name)}</h3>
      <div style={columns} className="grid min-h-10 items-center gap-x-1.5 text-sm">
        <TeamFlag team={team1} size={24} onShow={onShowTeam} passedByTab />
        <Name team={team1} />
        <span className={`${number} font-extrabold`}>
          <span className="sr-only">{texts.resultHead} </span>
          <span>{`${match.goalsTeam1}:${match.goalsTeam2}`}</span>
        </span>
        <Name team={team2} />
        <TeamFlag team={team2} size={24} onShow={onShowTeam} passedByTab />
        <span className={`${number} flex items-center justify-center gap-1 text-ink-2`}>
          <span className="sr-only">{texts.tippHead} </span>
          <span>{isValid ? `${goalsTeam1}:${goalsTeam2}` : texts.none}</span>
          {isJoker && (
            <>
              <JokerCard filled />
              <span className="sr-only">{texts.jokerPlayed}</span>
            </>
          )}
        </span>
        <span className="text-right">{points !== null && <PointsEarned points={points} />}</span>
      </div>
      <p className="flex flex-wrap justify-between gap-x-2 text-xs text-ink-2">
        <span>{why(tipp)}</span>
        <span>{`${hasDate ? `${formatDay(match.date)} · ` : ''}${match.roundName}`}</span>
      </p>
      <TrendBar match={match} />
    </Card>
  );
};

const Name = ({ team: { teamKZ, name } }: { team: TeamData }) => (
  <abbr title={name} className="min-w-0 text-center font-semibold whitespace-nowrap no-underline">
    {teamKZ || texts.none}
  </abbr>
);
