import { Gift } from 'lucide-react';
import { usePolled } from '../../../apollo/use-polled.ts';
import { Avatar } from '../../../components/avatar.tsx';
import { RetriedPicture } from '../../../components/retried-picture.tsx';
import { AnnouncedPrizeDocument } from './announced-prize.generated.ts';

interface AnnouncedProps {
  /** The prize's id. */
  id: number;
}

/** The name of the announced prize. The first query is this one's; picture and winners begin with its cached result. */
export const PrizeName = ({ id }: AnnouncedProps) => {
  const { data } = usePolled(AnnouncedPrizeDocument, { variables: { id } });
  return data?.price && <span className="block text-xs font-semibold">{data.price.name}</span>;
};

const useCachedPrize = (id: number) =>
  usePolled(AnnouncedPrizeDocument, { variables: { id }, skipInitialFetch: true }).data?.price;

/** The prize's picture. Decorative, because the ribbon shows the name. */
export const PrizePicture = ({ id }: AnnouncedProps) => {
  const prize = useCachedPrize(id);
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

/** The text beside the faces names all winners. */
const MAX_FACES = 5;

interface WinnerFacesProps extends AnnouncedProps {
  postId: number;
}

/** Faces of the winners, except those whom another post announces. */
export const WinnerFaces = ({ id, postId }: WinnerFacesProps) => {
  const winners = useCachedPrize(id)?.winners.filter(({ post }) => !post || post.id === postId) ?? [];
  return winners
    .flatMap(({ user }) => user ?? [])
    .slice(0, MAX_FACES)
    .map(({ id: userId, fullname, pictureStamp }) => (
      <Avatar key={userId} id={userId} name={fullname} pictureStamp={pictureStamp} />
    ));
};
