import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Field } from '../../components/field.tsx';
import { FormFailure } from '../../components/form-failure.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { showToast } from '../../lib/toast-store.ts';
import { texts } from './texts.ts';
import { useCreateGroup } from './use-create-group.ts';

interface CreateDialogProps {
  onClose: () => void;
}

/** Specification, chapter 9. */
const limits = { name: 200, password: 50 };

/** Founds a group and goes to its page, where the invite link is. */
export const CreateDialog = ({ onClose }: CreateDialogProps) => {
  const formId = useId();
  const navigate = useNavigate();
  const create = useCreateGroup();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [nameError, setNameError] = useState('');
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);

  const submit = async (): Promise<void> => {
    if (busy) return;
    setFailure('');
    if (!name.trim()) {
      document.querySelector<HTMLElement>(`form[id="${formId}"] input`)?.focus();
      return setNameError(texts.nameMissing);
    }
    setBusy(true);
    const created = await create(name.trim(), password.trim());
    setBusy(false);
    if (created.failure) return setFailure(created.failure.message);
    onClose();
    showToast(texts.created(name.trim()));
    await navigate(`/spielergruppe/${created.id}`);
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.createTitle}
      footer={
        <Button type="submit" form={formId} busy={busy}>
          {texts.doCreate}
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        className="grid gap-4"
      >
        {failure && <FormFailure message={failure} />}
        <Field label={texts.name} hint={texts.createHint} error={nameError || undefined}>
          {(control) => (
            <TextInput
              {...control}
              autoFocus
              name="name"
              autoComplete="off"
              maxLength={limits.name}
              value={name}
              onChange={(event) => {
                setName(event.target.value);
                setNameError('');
              }}
            />
          )}
        </Field>
        <Field label={texts.password} hint={texts.passwordHint} optional>
          {(control) => (
            <TextInput
              {...control}
              name="password"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={limits.password}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
};
