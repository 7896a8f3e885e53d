import { EmailInput } from '../../components/email-input.tsx';
import { Field } from '../../components/field.tsx';
import { PasswordInput } from '../../components/password-input.tsx';
import type { Problems, useForm } from '../../lib/form/use-form.ts';
import { NameFields } from './name-fields.tsx';
import { texts } from './texts.ts';
import { type RegisterForm } from './validate.ts';

interface RegisterFieldsProps {
  bind: ReturnType<typeof useForm<RegisterForm>>['bind'];
  problems: Problems<RegisterForm>;
}

export const RegisterFields = ({ bind, problems }: RegisterFieldsProps) => (
  <>
    <NameFields bind={bind} problems={problems} />
    <Field label={texts.email} error={problems.email}>
      {(control) => <EmailInput {...control} {...bind('email')} autoComplete="username" />}
    </Field>
    <Field label={texts.password} hint={texts.passwordHint} error={problems.password}>
      {(control) => <PasswordInput {...control} {...bind('password')} autoComplete="new-password" />}
    </Field>
  </>
);
