import { useSafeMutation } from '../../apollo/use-safe-mutation.ts';
import { Checkbox } from '../../components/checkbox.tsx';
import { Field } from '../../components/field.tsx';
import { DraftForm } from '../../components/draft-form.tsx';
import { FormDialog } from '../../components/form-dialog.tsx';
import { Notice } from '../../components/notice.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { useForm } from '../../lib/form/use-form.ts';
import { useFormDraft } from '../../lib/form/use-form-draft.ts';
import { EditGroupDocument } from './group.generated.ts';
import { GroupPasswordInput } from './group-password-input.tsx';
import { limits } from './limits.ts';
import { texts } from './texts.ts';

interface EditDialogProps {
  group: { id: number; name: string; isPrivate: boolean };
  onClose: () => void;
}

/** Name and password of the own group; it stays open after saving (specification, chapter 4). */
export const EditDialog = ({ group, onClose }: EditDialogProps) => {
  const [save] = useSafeMutation(EditGroupDocument);
  const { element, form, set, bind, problems, failure } = useForm({
    initial: { name: group.name, password: '', isOpen: false },
    draft: useFormDraft(`edited group ${group.id}`),
    check: ({ name }) => (name.trim() ? {} : { name: texts.nameMissing }),
    send: async ({ name, password, isOpen }) => {
      const given = password.trim();
      // Null keeps the password, an empty one opens the group.
      const next = given || (isOpen ? '' : null);
      return (await save({ input: { groupId: group.id, name: name.trim(), password: next } })).failure;
    },
    then: 'clear',
  });
  return (
    <FormDialog title={texts.editTitle(group.name)} onClose={onClose}>
      <DraftForm {...element}>
        {failure && <Notice tone="error" title={failure.message} />}
        <Field label={texts.name} error={problems.name}>
          {(control) => (
            <TextInput {...control} {...bind('name')} autoComplete="off" maxCharacters={limits.name} />
          )}
        </Field>
        <Field
          label={group.isPrivate ? texts.newPassword : texts.password}
          hint={group.isPrivate ? texts.newPasswordHint : texts.passwordHint}
          error={problems.password}
          optional={texts.isOptional}
        >
          {(control) => (
            <GroupPasswordInput
              {...control}
              {...bind('password')}
              onChange={(event) => {
                set('password', event.target.value);
                set('isOpen', false);
              }}
            />
          )}
        </Field>
        {group.isPrivate && !form.password.trim() && (
          <Checkbox
            label={texts.noPassword}
            checked={form.isOpen}
            onChange={(event) => set('isOpen', event.target.checked)}
          />
        )}
      </DraftForm>
    </FormDialog>
  );
};
