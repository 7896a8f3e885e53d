import { usePolled } from '../../apollo/use-polled.ts';
import { Badge } from '../../components/badge.tsx';
import { JokerCard } from '../../components/joker-card.tsx';
import { formatCount } from '../../lib/format.ts';
import { OwnTippsDocument, type OwnTippsQuery } from './own-tipps.generated.ts';

const texts = {
  yourTipp: 'Dein Tipp',
  none: 'Kein Tipp abgegeben',
  joker: 'mit Joker',
  brings: (points: number) => `bringt jetzt ${formatCount(points, 'Punkt', 'Punkte')}`,
  provisional: 'vorläufig',
};

type Tipp = OwnTippsQuery['matchOverview']['lastMatches'][number]['tippInfo'][number];

const Given = ({ tipp, hasScore }: { tipp: Tipp; hasScore: boolean }) => (
  <>
    <span>
      {texts.yourTipp}{' '}
      <b className="whitespace-nowrap">
        {tipp.goalsTeam1}:{tipp.goalsTeam2}
      </b>
    </span>
    {tipp.isJoker && (
      <>
        <JokerCard filled />
        <span className="sr-only">{texts.joker}</span>
      </>
    )}
    {hasScore && (
      <span>
        {texts.brings(tipp.points)} <Badge tone="neutral">{texts.provisional}</Badge>
      </span>
    )}
  </>
);

/** What the player has tipped of a match that is being played, and what that brings as it stands. */
export const OwnTipp = ({ matchId }: { matchId: number }) => {
  const { data } = usePolled(OwnTippsDocument, { poll: true, live: ['matches'] });
  const match = data?.matchOverview.lastMatches.find(({ id }) => id === matchId);
  if (!match) return null;
  const [tipp] = match.tippInfo;
  const isGiven = tipp && tipp.goalsTeam1 !== null && tipp.goalsTeam2 !== null;
  return (
    <p className="flex flex-wrap content-center items-center gap-x-2 px-3 py-1.5 text-sm">
      {isGiven ? (
        <Given tipp={tipp} hasScore={match.goalsTeam1 !== null && match.goalsTeam2 !== null} />
      ) : (
        texts.none
      )}
    </p>
  );
};
