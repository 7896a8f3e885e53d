import { usePolled } from '../../../apollo/use-polled.ts';
import { PrizeCandidatesDocument, type AdminPrizeFragment } from './admin-prizes.generated.ts';
import { PrizePicture } from '../prize-picture.tsx';
import { texts } from '../texts.ts';

/** What is drawn, among how many, and what follows from it. */
export const DrawQuestion = ({
  prize: { name, pictureUrl, priceKind, winnerCount, fromMatchId, toMatchId },
}: {
  prize: AdminPrizeFragment;
}) => {
  const { data } = usePolled(PrizeCandidatesDocument, { variables: { fromMatchId, toMatchId } });
  const count = data?.randomCandidates.totalCount;
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3">
        <PrizePicture pictureUrl={pictureUrl} kind="" className="w-24 flex-none rounded-md" />
        <div className="min-w-0 flex-[1_1_9rem]">
          <p className="text-lg leading-snug font-bold hyphens-auto wrap-anywhere">{name}</p>
          <p className="text-sm text-ink-2">
            {priceKind}
            <span className="block">{texts.drawAmong(winnerCount, count)}</span>
          </p>
        </div>
      </div>
      <p>{texts.drawHint}</p>
    </>
  );
};
