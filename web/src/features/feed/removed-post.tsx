import { Card } from '../../components/card.tsx';
import { Author } from './author.tsx';
import { DeleteButton } from './delete-button.tsx';
import type { PostCardFragment } from './post-card.generated.ts';
import { texts } from './texts.ts';
import { useDeletePost } from './use-delete.ts';

interface RemovedPostProps {
  post: PostCardFragment;
}

/** What its author still sees of a post that operators took away. */
export const RemovedPost = ({ post: { id, user, dateCreated, text, isDeleteAble } }: RemovedPostProps) => {
  const deletePost = useDeletePost(id);
  return (
    <Card as="article" aria-label={user.fullname} className="grid gap-3 border-dashed border-line-strong">
      <Author
        user={user}
        date={dateCreated}
        action={
          isDeleteAble && (
            <DeleteButton
              label={texts.deletePost}
              author={user.fullname}
              question={texts.confirmPost}
              onDelete={deletePost}
              className="-mr-2"
            />
          )
        }
      />
      <p className="text-ink-2 italic">{text}</p>
    </Card>
  );
};
