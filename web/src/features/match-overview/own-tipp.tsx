import { usePolled } from '../../apollo/use-polled.ts';
import { Badge } from '../../components/badge.tsx';
import { JokerCard } from '../../components/joker-card.tsx';
import { formatCount } from '../../lib/format.ts';
import { OwnTippDocument } from './own-tipp.generated.ts';

const texts = {
  yourTipp: 'Dein Tipp',
  none: 'Kein Tipp abgegeben',
  notKnownYet: 'Gleich steht hier Dein Tipp.',
  joker: 'mit Joker',
  brings: (points: number) => `bringt jetzt ${formatCount(points, 'Punkt', 'Punkte')}`,
  provisional: 'vorläufig',
};

/** What the player has tipped of a match that is being played, and what that brings as it stands. */
export const OwnTipp = ({ matchId }: { matchId: number }) => {
  const { data } = usePolled(OwnTippDocument, { variables: { matchId }, poll: true, live: ['matches'] });
  if (!data?.liveMatch) return null;
  const { tipp } = data.liveMatch;
  return (
    <p className="flex flex-wrap content-center items-center gap-x-2 px-3 py-1.5 text-sm">
      {!tipp && texts.notKnownYet}
      {tipp && !tipp.isValid && texts.none}
      {tipp?.isValid && (
        <span>
          {texts.yourTipp}{' '}
          <b className="whitespace-nowrap">
            {tipp.goalsTeam1}:{tipp.goalsTeam2}
          </b>
        </span>
      )}
      {tipp?.isValid && tipp.isJoker && (
        <>
          <JokerCard filled />
          <span className="sr-only">{texts.joker}</span>
        </>
      )}
      {tipp?.isValid && tipp.points !== null && (
        <span>
          {texts.brings(tipp.points)} <Badge tone="neutral">{texts.provisional}</Badge>
        </span>
      )}
    </p>
  );
};
