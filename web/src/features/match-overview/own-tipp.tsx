import { usePolled } from '../../apollo/use-polled.ts';
import { TippInPlay } from '../../game/tipp-in-play.tsx';
import { OwnTippDocument } from './own-tipp.generated.ts';

const yourTipp = 'Dein Tipp';

/** What the player has tipped of a match that is being played, and what that brings as it stands. */
export const OwnTipp = ({ matchId }: { matchId: number }) => {
  const { data } = usePolled(OwnTippDocument, { variables: { matchId }, poll: true, live: ['matches'] });
  if (!data?.liveMatch) return null;
  return (
    <TippInPlay
      tipp={data.liveMatch.tipp}
      goals={(goals) => (
        <span>
          {yourTipp} <b className="whitespace-nowrap">{goals}</b>
        </span>
      )}
      className="flex flex-wrap content-center items-center gap-x-2 px-3 py-1.5 text-sm"
    />
  );
};
