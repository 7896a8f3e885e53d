import { useId, useState } from 'react';
import { BothStates } from '../../../components/both-states.tsx';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { Checkbox } from '../../../components/checkbox.tsx';
import { Field } from '../../../components/field.tsx';
import { DraftForm } from '../../../components/draft-form.tsx';
import { isSamePath, useUnsavedQuestion } from '../../../components/unsaved-question.tsx';
import { PictureField, usePendingPicture } from '../../../game/picture-field.tsx';
import { SaveFailure } from '../../../components/save-failure.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { cx } from '../../../lib/class-names.ts';
import type { AnnouncementField } from '../../../lib/game/announcement-field.ts';
import { draftOfArticle } from '../../../lib/save/draft-rows.ts';
import { showToast } from '../../../lib/page/toast-store.ts';
import { useEdit, type Edit } from '../../../lib/form/use-edit.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import {
  check,
  differences,
  formOf,
  submitLabel,
  toInput,
  type EditedPost,
  type OperatorForm as Entered,
} from './operator-form-state.ts';
import { operatorTexts as texts } from './texts.ts';
import type { InsertedHtml } from './more-text.ts';
import { RichText } from './rich-text.tsx';
import { PICTURE_RATIO } from '../post/picture-ratio.ts';
import { useSaveOperatorPost } from './use-save-operator-post.ts';
import { useSlots } from './use-slots.ts';

interface OperatorFormProps {
  /** Null for a new one. */
  post: EditedPost | null;
  /** Called after saving or discarding. */
  onDone: () => void;
}

/** The form of an operator's post: picture, headline and text as they will look, then its settings. */
export const OperatorForm = ({ post, onDone }: OperatorFormProps) => {
  const edit = useEdit(post, draftOfArticle(post?.id));
  return <Loaded key={edit.round} edit={edit} onDone={onDone} />;
};

interface LoadedProps extends Pick<OperatorFormProps, 'onDone'> {
  edit: Edit<EditedPost>;
}

const Loaded = ({ edit, onDone }: LoadedProps) => {
  const { thing: post, current, version, draft, settle } = edit;
  const titleId = useId();
  const [initial] = useState(() => formOf(post));
  const picture = usePendingPicture();
  const [inserted, setInserted] = useState<InsertedHtml | null>(null);
  const save = useSaveOperatorPost();
  const { drawing } = useSlots();
  const { element, form, set, bind, problems, failure, busy, isUnsaved } = useForm<Entered>({
    initial,
    draft,
    check: (entered) => check(entered, picture.problem),
    send: async (entered) => {
      const failed = await save(toInput(entered, { post: current, key: draft.key, version }));
      settle(failed);
      if (failed) return failed;
      onDone();
      showToast(doneText(current, entered));
      return null;
    },
    then: 'leave',
  });
  const isDirty = isUnsaved || picture.isPending;
  const { giveUp, question } = useUnsavedQuestion(isDirty, onDone, {
    ...{ busy, place: draft.place, stays: isSamePath },
  });
  /** Neither the post nor its prize has a picture. */
  const isOnTurf = !(form.pictureUrl ?? post?.pictureUrl) && !form.drawing?.priceId;
  const field: AnnouncementField = {
    value: form.drawing,
    onChange: (value) => set('drawing', value),
    error: problems.drawing,
    onText: (html) => setInserted({ html }),
  };
  return (
    <Card as="section" aria-labelledby={titleId}>
      <DraftForm {...element} className="grid grid-cols-1 gap-4">
        <h2 id={titleId} className="text-lg font-bold wrap-anywhere">
          {post ? texts.editTitle(post.subject) : texts.newTitle}
        </h2>
        <PictureField
          label={texts.picture}
          error={problems.pictureUrl}
          pending={picture}
          directory="posts"
          ratio={PICTURE_RATIO}
          currentUrl={post?.pictureUrl ?? ''}
          begun={form.pictureUrl}
          ribbon={form.drawing?.priceKind}
          onChange={(stamp) => set('pictureUrl', stamp)}
        />
        <Field label={texts.subject} error={problems.subject}>
          {(control) => (
            <TextInput
              {...control}
              {...bind('subject')}
              autoFocus
              maxCharacters={500}
              autoComplete="off"
              className={cx('text-xl! font-bold', isOnTurf && 'turf! h-24 pt-10!')}
            />
          )}
        </Field>
        <RichText
          label={texts.text}
          initial={form.text}
          onChange={(html) => set('text', html)}
          error={problems.text}
          inserted={inserted}
        />
        {drawing(field)}
        <div className="grid">
          <Checkbox
            label={texts.notCommentAble}
            checked={form.isNotCommentAble}
            onChange={(event) => set('isNotCommentAble', event.target.checked)}
          />
          {!current?.isPublished && (
            <Checkbox
              label={texts.publishNow}
              checked={form.publishNow}
              onChange={(event) => set('publishNow', event.target.checked)}
            />
          )}
        </div>
        <SaveFailure failure={failure} onLoadAnew={edit.loadAnew}>
          <BothStates rows={differences(current, post, form)} />
        </SaveFailure>
        <div className="flex flex-wrap gap-2 border-t border-line pt-4">
          <Button type="submit" busy={busy}>
            {busy ? texts.saving : submitLabel(current, form)}
          </Button>
          <Button variant="secondary" disabled={busy} onClick={giveUp}>
            {texts.cancel}
          </Button>
        </div>
      </DraftForm>
      {question}
    </Card>
  );
};

const doneText = (post: EditedPost | null, { publishNow }: Entered): string => {
  if (post?.isPublished) return texts.changed;
  return publishNow ? texts.published : texts.draftSaved;
};
