import { use, useId, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { Checkbox } from '../../../components/checkbox.tsx';
import { Field } from '../../../components/field.tsx';
import { FieldError } from '../../../components/field-error.tsx';
import { Notice } from '../../../components/notice.tsx';
import { OperatorPicture } from '../../../components/operator-picture.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import type { DrawingField } from '../../../lib/drawing.ts';
import { newKey } from '../../../lib/new-key.ts';
import { showToast } from '../../../lib/toast-store.ts';
import { useForm } from '../../../lib/use-form.ts';
import {
  check,
  formOf,
  submitLabel,
  toInput,
  type EditedPost,
  type OperatorForm as Form,
} from './operator-form-state.ts';
import { OperatorSlotsContext } from '../operator-slots.ts';
import { operatorTexts as texts } from './operator-texts.ts';
import { RichText, type MoreText } from './rich-text.tsx';
import { PICTURE_RATIO } from '../picture-ratio.ts';
import { useSaveOperatorPost } from './use-save-operator-post.ts';

interface OperatorFormProps {
  /** Null for a new one. */
  post: EditedPost | null;
  /** It is saved, or given up. */
  onDone: () => void;
}

/** An operator's post while it is written: picture, headline and text as they will look, then what else is said of it. */
export const OperatorForm = ({ post: shown, onDone }: OperatorFormProps) => {
  const [round, setRound] = useState(0);
  return <Loaded key={round} post={shown} onDone={onDone} onLoadAnew={() => setRound(round + 1)} />;
};

interface LoadedProps extends OperatorFormProps {
  onLoadAnew: () => void;
}

const Loaded = ({ post: shown, onDone, onLoadAnew }: LoadedProps) => {
  const titleId = useId();
  // What another operator changes meanwhile must not pass for what this one has seen.
  const [post] = useState(shown);
  const [initial] = useState(() => formOf(post));
  const [key] = useState(newKey);
  const [isPending, setPending] = useState(false);
  const [version, setVersion] = useState(post?.version ?? 0);
  const [more, setMore] = useState<MoreText | null>(null);
  const save = useSaveOperatorPost();
  const { drawing } = use(OperatorSlotsContext);
  const { ref, form, set, bind, problems, failure, busy, onSubmit } = useForm<Form>({
    initial,
    check: (entered) => check(entered, isPending),
    send: async (entered) => {
      const { failure: failed, standing } = await save(toInput(entered, { post, key, version }));
      // The next attempt goes onto what was told of.
      if (standing !== undefined) setVersion(standing);
      if (failed) return failed;
      onDone();
      showToast(doneText(post, entered));
      return null;
    },
    then: 'leave',
  });
  const isConflict = failure?.code === 'CONFLICT';
  const field: DrawingField = {
    value: form.drawing,
    onChange: (value) => set('drawing', value),
    error: problems.drawing,
    onText: (text) => setMore({ text }),
  };
  return (
    <Card as="section" aria-labelledby={titleId}>
      <form ref={ref} noValidate onSubmit={onSubmit} className="grid grid-cols-1 gap-4">
        <h2 id={titleId} className="text-lg font-bold [overflow-wrap:anywhere]">
          {post ? texts.editTitle(post.subject) : texts.newTitle}
        </h2>
        <div role="group" aria-label={texts.picture} className="grid grid-cols-1 gap-1.5">
          <OperatorPicture
            directory="posts"
            ratio={PICTURE_RATIO}
            currentUrl={post?.pictureUrl ?? ''}
            onChange={(stamp) => set('pictureUrl', stamp)}
            onPending={setPending}
          />
          {problems.pictureUrl && <FieldError id={`${titleId}-picture`}>{problems.pictureUrl}</FieldError>}
        </div>
        <Field label={texts.subject} error={problems.subject}>
          {(control) => (
            <TextInput
              {...control}
              {...bind('subject')}
              autoFocus
              maxLength={500}
              autoComplete="off"
              className="text-xl! font-bold"
            />
          )}
        </Field>
        <RichText
          label={texts.text}
          initial={initial.text}
          onChange={(html) => set('text', html)}
          error={problems.text}
          more={more}
        />
        {drawing(field)}
        <div className="grid">
          <Checkbox
            label={texts.notCommentAble}
            checked={form.isNotCommentAble}
            onChange={(event) => set('isNotCommentAble', event.target.checked)}
          />
          {!post?.isPublished && (
            <Checkbox
              label={texts.publishNow}
              checked={form.publishNow}
              onChange={(event) => set('publishNow', event.target.checked)}
            />
          )}
        </div>
        {failure && (
          <Notice tone="error" title={texts.saveFailed}>
            <p>{failure.message}</p>
            {isConflict && (
              <Button variant="secondary" size="sm" className="mt-2" onClick={onLoadAnew}>
                {texts.loadAnew}
              </Button>
            )}
          </Notice>
        )}
        <div className="flex flex-wrap gap-2 border-t border-line pt-4">
          <Button type="submit" busy={busy}>
            {busy ? texts.saving : submitLabel(post, form)}
          </Button>
          <Button variant="ghost" disabled={busy} onClick={onDone}>
            {texts.cancel}
          </Button>
        </div>
      </form>
    </Card>
  );
};

const doneText = (post: EditedPost | null, { publishNow }: Form): string => {
  if (post?.isPublished) return texts.changed;
  return publishNow ? texts.published : texts.draftSaved;
};
