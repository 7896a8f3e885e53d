import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { FormFailure } from '../../components/form-failure.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { texts } from './texts.ts';
import { useJoinGroup } from './use-join-group.ts';

interface JoinFormProps {
  group: { id: number; name: string; isPrivate: boolean };
  /** The guid of the invite link the player came by: no password is needed. */
  link?: string;
  onJoined?: () => void;
}

const MAX_LENGTH = 50;

export const JoinForm = ({ group, link, onJoined }: JoinFormProps) => {
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState({ field: '', message: '' });
  const [busy, setBusy] = useState(false);
  const join = useJoinGroup(group);
  const asksPassword = group.isPrivate && !link;

  const submit = async (): Promise<void> => {
    if (busy) return;
    if (asksPassword && !password.trim())
      return setProblem({ field: 'password', message: texts.passwordMissing });
    setProblem({ field: '', message: '' });
    setBusy(true);
    const failure = await join(asksPassword ? { password: password.trim() } : { link });
    setBusy(false);
    if (!failure) return onJoined?.();
    // A wrong password is refused as FORBIDDEN and belongs to its field all the same.
    const atField = asksPassword && (failure.field === 'password' || failure.code === 'FORBIDDEN');
    setProblem({ field: atField ? 'password' : '', message: failure.message });
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      className="grid gap-4"
    >
      <p className="text-ink-2">
        {link && group.isPrivate ? texts.joinInvited : asksPassword ? texts.joinPrivate : texts.joinLead}
      </p>
      {asksPassword && (
        <Field label={texts.joinPassword} error={problem.field ? problem.message : undefined}>
          {(control) => (
            <TextInput
              {...control}
              name="password"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={MAX_LENGTH}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Field>
      )}
      {problem.message && !problem.field && <FormFailure message={problem.message} />}
      <Button type="submit" busy={busy} className="justify-self-start">
        {texts.join}
      </Button>
    </form>
  );
};
