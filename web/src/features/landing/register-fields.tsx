import { Field } from '../../components/field.tsx';
import { PasswordInput } from '../../components/password-input.tsx';
import { TextInput } from '../../components/text-input.tsx';
import type { Problems, useForm } from '../../lib/use-form.ts';
import { texts } from './texts.ts';
import { limits, type RegisterForm } from './validate.ts';

interface RegisterFieldsProps {
  bind: ReturnType<typeof useForm<RegisterForm>>['bind'];
  problems: Problems<RegisterForm>;
}

export const RegisterFields = ({ bind, problems }: RegisterFieldsProps) => (
  <>
    <div className="grid gap-4 xs:grid-cols-2">
      <Field label={texts.firstname} error={problems.firstname}>
        {(control) => (
          <TextInput
            {...control}
            {...bind('firstname')}
            autoComplete="given-name"
            maxLength={limits.firstname}
          />
        )}
      </Field>
      <Field label={texts.lastname} error={problems.lastname}>
        {(control) => (
          <TextInput
            {...control}
            {...bind('lastname')}
            autoComplete="family-name"
            maxLength={limits.lastname}
          />
        )}
      </Field>
    </div>
    <Field label={texts.email} error={problems.email}>
      {(control) => (
        <TextInput
          {...control}
          {...bind('email')}
          type="email"
          autoComplete="username"
          inputMode="email"
          maxLength={limits.email}
        />
      )}
    </Field>
    <div className="grid gap-4 xs:grid-cols-2">
      <Field label={texts.password} hint={texts.passwordHint} error={problems.password}>
        {(control) => <PasswordInput {...control} {...bind('password')} autoComplete="new-password" />}
      </Field>
      <Field label={texts.passwordRepeat} error={problems.passwordRepeat}>
        {(control) => <PasswordInput {...control} {...bind('passwordRepeat')} autoComplete="new-password" />}
      </Field>
    </div>
  </>
);
