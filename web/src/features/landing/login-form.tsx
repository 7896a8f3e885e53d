import { useMutation } from '@apollo/client/react';
import { toFailure } from '../../apollo/errors.ts';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { PasswordInput } from '../../components/password-input.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { FormFailure } from '../../components/form-failure.tsx';
import { LoginDocument } from './landing.generated.ts';
import { texts } from './texts.ts';
import { useForm } from './use-form.ts';
import { checkLogin, limits, type LoginForm as Form } from './validate.ts';

interface LoginFormProps {
  /** Known from a registration with an address that is already there. */
  email: string;
  onDone: () => void;
}

export const LoginForm = ({ email, onDone }: LoginFormProps) => {
  const [login] = useMutation(LoginDocument);
  const send = (form: Form) =>
    login({ variables: { input: { email: form.email.trim(), password: form.password } } }).then(() => {
      onDone();
      return null;
    }, toFailure);
  const { ref, form, set, problems, failure, busy, onSubmit } = useForm<Form>({
    initial: { email, password: '' },
    check: checkLogin,
    send,
  });

  return (
    <form ref={ref} noValidate onSubmit={onSubmit} className="grid gap-4">
      <Field label={texts.email} error={problems.email}>
        {(control) => (
          <TextInput
            {...control}
            type="email"
            name="email"
            autoComplete="username"
            inputMode="email"
            maxLength={limits.email}
            value={form.email}
            onChange={(event) => set('email', event.target.value)}
          />
        )}
      </Field>
      <Field label={texts.password} error={problems.password}>
        {(control) => (
          <PasswordInput
            {...control}
            name="password"
            autoComplete="current-password"
            value={form.password}
            onChange={(event) => set('password', event.target.value)}
          />
        )}
      </Field>
      {failure && <FormFailure message={failure.message} />}
      <Button type="submit" size="lg" wide busy={busy}>
        {busy ? texts.busy : texts.submitLogin}
      </Button>
    </form>
  );
};
