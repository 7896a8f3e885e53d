import { Ribbon } from '../../../components/ribbon.tsx';
import { PrizeName } from './lazy-announced-prize.tsx';
import type { PostCardFragment } from './post-card.generated.ts';
import { PostPicture } from './post-picture.tsx';

interface OperatorHeadProps {
  post: Pick<PostCardFragment, 'subject' | 'pictureUrl' | 'priceKind' | 'price'>;
}

/**
 * Picture and title of an operator's post, with a ribbon where something is drawn; without a picture that of the prize, and without
 * that, too, the title stands on turf.
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
