import { Gift } from 'lucide-react';
import { usePolled } from '../../../apollo/use-polled.ts';
import { Avatar } from '../../../components/avatar.tsx';
import { RetriedPicture } from '../../../components/retried-picture.tsx';
import { AnnouncedPrizeDocument } from './announced-prize.generated.ts';

interface AnnouncedProps {
  /** Of the prize. */
  id: number;
}

/** Asks for the prize that a post announces; what else of it stands on the card shows as soon as that is answered. */
export const PrizeName = ({ id }: AnnouncedProps) => {
  const { data } = usePolled(AnnouncedPrizeDocument, { variables: { id } });
  return data?.price && <span className="block text-xs font-semibold">{data.price.name}</span>;
};

const useKnown = (id: number) =>
  usePolled(AnnouncedPrizeDocument, { variables: { id }, skipInitialFetch: true }).data?.price;

/** On the turf that keeps its room. Decorative: the name stands on the ribbon. */
export const PrizePicture = ({ id }: AnnouncedProps) => {
  const prize = useKnown(id);
  return (
    prize && (
      <RetriedPicture url={prize.pictureUrl} className="size-full object-cover">
        <span aria-hidden="true" className="grid size-full place-items-center text-gold-400">
          <Gift className="size-16" strokeWidth={1.25} />
        </span>
      </RetriedPicture>
    )
  );
};

/** More are named beside them. */
const MOST = 5;

interface WinnerFacesProps extends AnnouncedProps {
  postId: number;
}

/** Faces of those whom this post announces: but for those whom another one does. */
export const WinnerFaces = ({ id, postId }: WinnerFacesProps) => {
  const winners = useKnown(id)?.winners.filter(({ post }) => !post || post.id === postId) ?? [];
  return winners
    .flatMap(({ user }) => user ?? [])
    .slice(0, MOST)
    .map(({ id: userId, fullname, pictureStamp }) => (
      <Avatar key={userId} id={userId} name={fullname} pictureStamp={pictureStamp} />
    ));
};
