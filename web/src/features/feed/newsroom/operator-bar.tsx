import { Pencil } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { useConfirm } from '../../../components/use-confirm.tsx';
import { isComplete, toPublish } from './operator-form-state.ts';
import { operatorTexts as texts } from './texts.ts';
import type { PostCardFragment } from '../post/post-card.generated.ts';
import { useSaveOperatorPost } from './use-save-operator-post.ts';
import { useSlots } from './use-slots.ts';

interface OperatorBarProps {
  post: PostCardFragment;
  onEdit: () => void;
}

export const OperatorBar = ({ post, onEdit }: OperatorBarProps) => {
  const { operatorTools } = useSlots();
  const edit = post.isPublished ? texts.change : texts.edit;
  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-line py-3">
      {!post.isPublished && <Publish post={post} onEdit={onEdit} />}
      <Button variant="secondary" size="sm" aria-label={`${edit}: ${post.subject}`} onClick={onEdit}>
        <Pencil aria-hidden="true" className="size-4" />
        {edit}
      </Button>
      {operatorTools(post)}
    </div>
  );
};

/** Asks first, because publishing is final. A post whose prize is gone opens the form instead. */
const Publish = ({ post, onEdit }: OperatorBarProps) => {
  const save = useSaveOperatorPost();
  const { ask, dialog } = useConfirm({
    title: texts.publishTitle,
    question: texts.publishQuestion(post.subject),
    confirmLabel: texts.doPublish,
    onConfirm: () => save(toPublish(post)),
  });
  return (
    <>
      <Button
        size="sm"
        aria-label={`${texts.publish}: ${post.subject}`}
        onClick={isComplete(post) ? ask : onEdit}
      >
        {texts.publish}
      </Button>
      {dialog}
    </>
  );
};
