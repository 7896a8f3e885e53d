import { RetriedPicture } from '../../../components/retried-picture.tsx';
import { PrizePicture } from './lazy-announced-prize.tsx';
import { PICTURE_RATIO } from './picture-ratio.ts';

interface PostPictureProps {
  url: string;
  /** Its picture stands there where the post has none. */
  prizeId: number | undefined;
}

/** Room for the picture of an operator's post is kept from the start; the turf shows until it is there, or if it fails. */
export const PostPicture = ({ url, prizeId }: PostPictureProps) => (
  <div style={{ aspectRatio: PICTURE_RATIO }} className="turf max-h-96 overflow-hidden rounded-t-lg">
    {!url && prizeId ? (
      <PrizePicture id={prizeId} />
    ) : (
      <RetriedPicture url={url} className="size-full object-cover" />
    )}
  </div>
);
