import { useLayoutEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { Field } from '../../../components/field.tsx';
import type { DialogForm } from '../../../components/form-dialog.tsx';
import { Notice } from '../../../components/notice.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { useForm } from '../../../lib/form/use-form.ts';
import { limits } from '../limits.ts';
import { texts } from '../texts.ts';
import { useCreateGroup } from './use-create-group.ts';

interface CreateFieldsProps extends DialogForm {
  onDone: () => void;
}

export const CreateFields = ({ formId, onState, onDone }: CreateFieldsProps) => {
  const navigate = useNavigate();
  const create = useCreateGroup();
  const { ref, bind, problems, failure, busy, isUnsaved, onSubmit } = useForm({
    initial: { name: '', password: '' },
    check: ({ name }) => (name.trim() ? {} : { name: texts.nameMissing }),
    send: async (form) => {
      const name = form.name.trim();
      const { failure, data } = await create(name, form.password.trim());
      if (failure || !data) return failure;
      onDone();
      await navigate(`/spielergruppe/${data.saveGroup.group.id}`);
      return null;
    },
    then: 'leave',
  });
  // Before anything else can happen: a key that closes the dialog asks by this.
  useLayoutEffect(() => onState({ busy, isUnsaved }), [onState, busy, isUnsaved]);
  return (
    <form ref={ref} id={formId} noValidate onSubmit={onSubmit} className="grid gap-4">
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
      <Field label={texts.password} hint={texts.passwordHint} optional={texts.isOptional}>
        {(control) => (
          <TextInput
            {...control}
            {...bind('password')}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            maxCharacters={limits.password}
          />
        )}
      </Field>
    </form>
  );
};
