import type { PostCardFragment } from './post-card.generated.ts';
import { PostPicture } from './post-picture.tsx';

interface OperatorHeadProps {
  post: Pick<PostCardFragment, 'id' | 'subject' | 'pictureUrl' | 'dateImageChanged'>;
}

/** Picture and title of an operator's post; without a picture the title stands on turf. */
export const OperatorHead = ({ post: { id, subject, pictureUrl, dateImageChanged } }: OperatorHeadProps) =>
  pictureUrl ? (
    <>
      <PostPicture postId={id} version={dateImageChanged} />
      <h2 className="px-4 pt-4 text-xl font-bold sm:px-5">{subject}</h2>
    </>
  ) : (
    <h2 className="turf grid min-h-24 items-end rounded-t-lg px-4 pt-10 pb-3.5 text-xl font-bold [overflow-wrap:anywhere] sm:px-5">
      {subject}
    </h2>
  );
