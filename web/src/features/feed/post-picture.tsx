import { useState } from 'react';

interface PostPictureProps {
  postId: number;
  /** Version of the picture, ISO. */
  version: string | null;
}

/** Room for the picture of an operator's post is kept from the start; the turf shows until it is there, or if it fails. */
export const PostPicture = ({ postId, version }: PostPictureProps) => {
  const [broken, setBroken] = useState(false);
  return (
    <div className="turf aspect-[2/1] overflow-hidden rounded-t-lg sm:aspect-[5/2]">
      {!broken && (
        <img
          src={`/api/downloadImage/posts/${postId}.jpg?v=${version ? Date.parse(version) : 2024}`}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setBroken(true)}
          className="size-full object-cover"
        />
      )}
    </div>
  );
};
