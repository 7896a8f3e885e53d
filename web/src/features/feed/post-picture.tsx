import { useEffect, useState } from 'react';
import { PICTURE_RATIO } from './picture-ratio.ts';

interface PostPictureProps {
  /** Another one for another picture. */
  url: string;
}

/** Who sees a post at once sees its picture a moment later, when the service of pictures has heard of it, too. */
const AGAIN_MS = 1_500;

/** Room for the picture of an operator's post is kept from the start; the turf shows until it is there, or if it fails. */
export const PostPicture = ({ url }: PostPictureProps) => {
  const [state, setState] = useState<'first' | 'waits' | 'again' | 'broken'>('first');
  useEffect(() => {
    if (state !== 'waits') return undefined;
    const timer = setTimeout(() => setState('again'), AGAIN_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const isShown = state === 'first' || state === 'again';
  return (
    <div style={{ aspectRatio: PICTURE_RATIO }} className="turf overflow-hidden rounded-t-lg">
      {isShown && (
        <img
          src={state === 'again' ? `${url}&again=1` : url}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setState(state === 'first' ? 'waits' : 'broken')}
          className="size-full object-cover"
        />
      )}
    </div>
  );
};
