import { useNavigate } from 'react-router-dom';
import { useSafeMutation } from '../../../apollo/use-safe-mutation.ts';
import { Field } from '../../../components/field.tsx';
import { DraftForm } from '../../../components/draft-form.tsx';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { Notice } from '../../../components/notice.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { useForm } from '../../../lib/form/use-form.ts';
import { useFormDraft } from '../../../lib/form/use-form-draft.ts';
import { CreateGroupDocument } from '../group.generated.ts';
import { GroupPasswordInput } from '../group-password-input.tsx';
import { limits } from '../limits.ts';
import { texts } from '../texts.ts';

/** Creates a group and opens its page, where the founder can invite others. */
export const CreateDialog = ({ onClose }: { onClose: () => void }) => {
  const navigate = useNavigate();
  // Lists that may contain the new group are refetched when they are shown.
  const [save] = useSafeMutation(CreateGroupDocument);
  const draft = useFormDraft('new group');
  const { element, bind, problems, failure } = useForm({
    initial: { name: '', password: '' },
    draft,
    check: ({ name }) => (name.trim() ? {} : { name: texts.nameMissing }),
    send: async ({ name, password }) => {
      const input = { key: draft.key, name: name.trim(), password: password.trim() };
      const { failure, data } = await save({ input });
      if (failure || !data) return failure;
      onClose();
      void navigate(`/spielergruppe/${data.saveGroup.group.id}`);
      return null;
    },
    then: 'leave',
  });
  return (
    <FormDialog title={texts.createTitle} save={texts.doCreate} saving={texts.doCreate} onClose={onClose}>
      <DraftForm {...element}>
        {failure && <Notice tone="error" title={failure.message} />}
        <Field label={texts.name} hint={texts.createHint} error={problems.name}>
          {(control) => (
            <TextInput
              {...control}
              {...bind('name')}
              autoFocus
              autoComplete="off"
              maxCharacters={limits.name}
            />
          )}
        </Field>
        <Field
          label={texts.password}
          hint={texts.passwordHint}
          error={problems.password}
          optional={texts.isOptional}
        >
          {(control) => <GroupPasswordInput {...control} {...bind('password')} />}
        </Field>
      </DraftForm>
    </FormDialog>
  );
};
