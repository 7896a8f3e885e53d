import { Ribbon } from '../../../components/ribbon.tsx';
import { PrizeName, PrizePicture } from './lazy-announced-prize.tsx';
import type { PostCardFragment } from './post-card.generated.ts';
import { RetriedPicture } from '../../../components/retried-picture.tsx';
import { PICTURE_RATIO } from './picture-ratio.ts';

interface OperatorHeadProps {
  post: Pick<PostCardFragment, 'subject' | 'pictureUrl' | 'priceKind' | 'price'>;
}

/**
 * Picture and title of an operator's post, with a ribbon for a drawing. The prize's picture replaces a missing one.
 * With neither, the title stands on turf.
 */
export const OperatorHead = ({ post: { subject, pictureUrl, priceKind, price } }: OperatorHeadProps) => (
  <div className="relative">
    {priceKind && (
      <Ribbon>
        {priceKind}
        {price && <PrizeName id={price.id} />}
      </Ribbon>
    )}
    {pictureUrl || price ? (
      <>
        <PostPicture url={pictureUrl} prizeId={price?.id} />
        <h2 className="px-4 pt-4 text-xl font-bold wrap-anywhere sm:px-5">{subject}</h2>
      </>
    ) : (
      <h2 className="turf grid min-h-24 items-end rounded-t-lg px-4 pt-12 pb-3.5 text-xl font-bold wrap-anywhere sm:px-5">
        {subject}
      </h2>
    )}
  </div>
);

interface PostPictureProps {
  url: string;
  /** The prize whose picture replaces a missing one. */
  prizeId: number | undefined;
}

/** Reserves room for the picture; the turf shows while it loads, or if it fails. */
const PostPicture = ({ url, prizeId }: PostPictureProps) => (
  <div style={{ aspectRatio: PICTURE_RATIO }} className="turf max-h-96 overflow-hidden rounded-t-lg">
    {!url && prizeId ? (
      <PrizePicture id={prizeId} />
    ) : (
      <RetriedPicture url={url} className="size-full object-cover" />
    )}
  </div>
);
