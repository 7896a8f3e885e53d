import { memo, useState } from 'react';
import type { FragmentType } from '@apollo/client/masking';
import { MessageCircle, Trophy, Users } from 'lucide-react';
import { useIsOperator } from '../../../apollo/use-is-operator.ts';
import { useMasked } from '../../../apollo/use-masked.ts';
import { Badge } from '../../../components/badge.tsx';
import { Card } from '../../../components/card.tsx';
import { Link } from '../../../components/link.tsx';
import { cx } from '../../../lib/class-names.ts';
import { formatNumber } from '../../../lib/text/format-number.ts';
import { actionStyle } from './action-style.ts';
import { WinnerFaces } from './lazy-announced-prize.tsx';
import { Author } from './author.tsx';
import { Comments, type AnsweredComment } from '../comments/comments.tsx';
import { AnswerNote, SmallComposer } from '../lazy-composer.tsx';
import {
  draftOfArticle,
  draftOfComment,
  isBegunAt,
  keepNote,
  noteAt,
  noteOfAnswer,
} from '../../../lib/save/draft-rows.ts';
import { LikeButton } from '../likes/like-button.tsx';
import { ReactionBar } from '../likes/reaction-bar.tsx';
import { OperatorForm } from '../lazy-operator-form.tsx';
import { OperatorHead } from './operator-head.tsx';
import { OperatorText } from '../../../components/operator-text.tsx';
import { PlainText } from './plain-text.tsx';
import { PostCardFragmentDoc, type PostCardFragment } from './post-card.generated.ts';
import { ReportButton } from './report-button.tsx';
import { RemoveText } from './remove-text.tsx';
import { texts } from '../texts.ts';
import { useAddComment } from '../comments/use-add-comment.ts';
import { lazyPart } from '../../../components/lazy.tsx';

/** Loaded for operators only; the placeholder keeps their room. */
const OperatorBar = lazyPart(async () => (await import('../newsroom/operator-bar.tsx')).OperatorBar, {
  place: <div className="h-15 border-t border-line" />,
});

/** Only its author sees it. */
const RemovedPost = lazyPart(async () => (await import('./removed-post.tsx')).RemovedPost);

interface PostCardProps {
  post: { id: number } & FragmentType<PostCardFragment>;
  /** The post is shown in its group's conversation, so it needs no link there. */
  inConversation?: boolean;
}

const Post = ({ post, inConversation }: PostCardProps) => {
  const data = useMasked(PostCardFragmentDoc, post);
  // A restored draft opens the field without taking the focus.
  const [field, setWriting] = useState<'asked' | boolean>(() => isBegunAt(draftOfComment(post.id)));
  const [editing, setEditing] = useState(() => isBegunAt(draftOfArticle(post.id)));
  const [answered, showAnswered] = useState(() =>
    field ? noteAt<AnsweredComment>(noteOfAnswer(post.id)) : null,
  );
  const addComment = useAddComment(post.id, answered?.id);
  const mayEdit = useIsOperator();
  if (!data) return null;
  if (data.isHidden) return <RemovedPost post={data} />;
  const { id, user, dateCreated, subject, text, isOperator, isPublished, isCommentAble, commentCount } = data;
  const writing = isCommentAble && field;
  if (editing && mayEdit) return <OperatorForm post={data} onDone={() => setEditing(false)} />;
  const setAnswered = (comment: AnsweredComment | null): void => {
    keepNote(noteOfAnswer(id), comment ? JSON.stringify(comment) : '');
    showAnswered(comment);
  };
  const answer = (comment: AnsweredComment): void => {
    setAnswered(comment);
    setWriting('asked');
  };
  const send: typeof addComment = async (...given) => {
    const failure = await addComment(...given);
    // Another comment may be answered by now.
    if (!failure && answered && noteAt<AnsweredComment>(noteOfAnswer(id))?.id === answered.id)
      setAnswered(null);
    return failure;
  };
  const comment = `${texts.comment}${commentCount > 0 ? ` · ${formatNumber(commentCount)}` : ''}`;
  return (
    <Card
      as="article"
      padded={false}
      aria-label={subject || user.fullname}
      className={cx(!isPublished && 'border-2 border-dashed border-line-strong bg-surface-2')}
    >
      {isOperator && <OperatorHead post={data} />}
      <div className="grid grid-cols-1 gap-3 px-4 pt-4 pb-1.5 sm:px-5">
        {!isPublished && (
          <p>
            <Badge tone="neutral" className="whitespace-normal!">
              {texts.draft}
            </Badge>
          </p>
        )}
        <Author
          user={user}
          date={dateCreated}
          to={`/meldung/${id}`}
          note={<ReportButton textId={id} kind="post" author={user} />}
          badge={isOperator && <Badge>{texts.operator}</Badge>}
          action={
            data.isDeleteAble && (
              <span className="-mr-2">
                <RemoveText id={id} postId={id} author={user} />
              </span>
            )
          }
        />
        {isOperator ? <OperatorText html={text} /> : <PlainText text={text} author={user.fullname} />}
        {data.group && !inConversation && (
          <Link
            to={`/spielergruppe/${data.group.id}/2`}
            className="flex min-h-11 items-center gap-2 text-sm font-semibold text-link hover:underline"
          >
            <Users aria-hidden="true" className="size-5 flex-none" />
            {texts.toConversation}
          </Link>
        )}
        {data.winnerString && (
          <div className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-joker-soft px-3.5 py-2.5 text-sm text-joker-text">
            {data.price && isPublished && (
              <span className="flex h-9 min-w-9 gap-1 overflow-hidden empty:hidden">
                <WinnerFaces id={data.price.id} postId={id} />
              </span>
            )}
            <p className="flex min-w-0 flex-[1_1_9rem] items-start gap-2">
              <Trophy aria-hidden="true" className="mt-0.5 size-4 flex-none" />
              <span className="min-w-0 wrap-anywhere whitespace-pre-line">
                <b className="font-semibold">{texts.winners}:</b> {data.winnerString}
              </span>
            </p>
          </div>
        )}
        {isPublished && (
          <div className="flex flex-wrap items-center gap-x-1 border-t border-line [&>:first-child]:-ml-3">
            <LikeButton target={{ __typename: 'Post', ...data }} author={user.fullname} />
            {isCommentAble ? (
              <button
                type="button"
                aria-expanded={Boolean(writing)}
                aria-label={`${comment}: ${user.fullname}`}
                onClick={() => setWriting(writing ? false : 'asked')}
                className={cx(actionStyle, 'min-w-0 text-left hyphens-auto')}
              >
                <MessageCircle aria-hidden="true" className="size-5 flex-none" />
                {comment}
              </button>
            ) : (
              commentCount > 0 && (
                <span className="text-sm text-ink-2">{texts.commentCount(commentCount)}</span>
              )
            )}
            <ReactionBar target={{ __typename: 'Post', ...data }} author={user.fullname} />
          </div>
        )}
        {isOperator && mayEdit && <OperatorBar post={data} onEdit={() => setEditing(true)} />}
        {(commentCount > 0 || writing) && (
          <div className="grid grid-cols-1 gap-3 pb-3">
            <Comments
              postId={id}
              author={user.fullname}
              commentCount={commentCount}
              last={data.lastComments}
              onAnswer={isCommentAble ? answer : undefined}
            />
            {writing && answered && <AnswerNote name={answered.name} onCancel={() => setAnswered(null)} />}
            {writing && (
              <SmallComposer
                key={answered?.id}
                place={draftOfComment(id)}
                autoFocus={writing === 'asked'}
                label={texts.newComment}
                submitLabel={texts.send}
                onSend={send}
              />
            )}
          </div>
        )}
      </div>
    </Card>
  );
};

/** Renders again for its own cached data, not for the growing list around it. */
export const PostCard = memo(Post, (before, after) => before.post.id === after.post.id);
