import { EventualPicture } from '../../components/eventual-picture.tsx';
import { PICTURE_RATIO } from './picture-ratio.ts';

/** Room for the picture of an operator's post is kept from the start; the turf shows until it is there, or if it fails. */
export const PostPicture = ({ url }: { url: string }) => (
  <div style={{ aspectRatio: PICTURE_RATIO }} className="turf overflow-hidden rounded-t-lg">
    <EventualPicture url={url} className="size-full object-cover" />
  </div>
);
