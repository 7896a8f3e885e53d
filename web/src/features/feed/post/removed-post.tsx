import { Card } from '../../../components/card.tsx';
import { Author } from './author.tsx';
import type { PostCardFragment } from './post-card.generated.ts';
import { RemoveText } from './remove-text.tsx';
import { texts } from '../texts.ts';

interface RemovedPostProps {
  post: PostCardFragment;
}

/** A post that operators have removed, as its author still sees it. */
export const RemovedPost = ({ post: { id, user, dateCreated, text, isDeleteAble } }: RemovedPostProps) => (
  <Card as="article" aria-label={user.fullname} className="grid gap-3 border-dashed border-line-strong">
    <Author
      user={user}
      date={dateCreated}
      action={
        isDeleteAble && (
          <span className="-mr-2">
            <RemoveText id={id} postId={id} author={user} />
          </span>
        )
      }
    />
    <p className="text-ink-2">
      <span className="italic">{text}</span>
      <span className="block text-sm">{texts.onlyYours}</span>
    </p>
  </Card>
);
