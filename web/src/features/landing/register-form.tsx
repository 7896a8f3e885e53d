import { useMutation } from '@apollo/client/react';
import { toFailure } from '../../apollo/errors.ts';
import { Button } from '../../components/button.tsx';
import { Checkbox } from '../../components/checkbox.tsx';
import { Segmented } from '../../components/segmented.tsx';
import { FormFailure } from '../../components/form-failure.tsx';
import { RegisterDocument } from './landing.generated.ts';
import { RegisterFields } from './register-fields.tsx';
import { texts } from './texts.ts';
import { useForm } from './use-form.ts';
import { checkRegister, type RegisterForm as Form } from './validate.ts';

interface RegisterFormProps {
  /** From the link of who recommended the game. */
  recommendGuid?: string;
  onDone: () => void;
  /** The address is registered already: offers the login with it. */
  onLogin: (email: string) => void;
}

const empty: Form = {
  firstname: '',
  lastname: '',
  email: '',
  password: '',
  passwordRepeat: '',
  gender: '',
  acceptTerms: false,
};

const genders = [
  { value: 'f', label: texts.genders.f },
  { value: 'm', label: texts.genders.m },
] as const;

export const RegisterForm = ({ recommendGuid, onDone, onLogin }: RegisterFormProps) => {
  const [register] = useMutation(RegisterDocument);
  const send = ({ firstname, lastname, email, ...rest }: Form) => {
    const trimmed = { firstname: firstname.trim(), lastname: lastname.trim(), email: email.trim() };
    return register({ variables: { input: { ...rest, ...trimmed, recommendGuid } } }).then(
      () => {
        onDone();
        return null;
      },
      (error: unknown) => {
        const failure = toFailure(error);
        // A known address needs the way to the login below it, more than a remark at the field.
        return failure.code === 'CONFLICT' ? { ...failure, field: '' } : failure;
      },
    );
  };
  const { ref, form, set, problems, failure, busy, onSubmit } = useForm<Form>({
    initial: empty,
    check: checkRegister,
    send,
  });

  return (
    <form ref={ref} noValidate onSubmit={onSubmit} className="grid gap-4">
      <Segmented
        label={texts.gender}
        showLabel
        value={form.gender}
        onChange={(gender) => set('gender', gender)}
        options={genders}
        error={problems.gender}
      />
      <RegisterFields form={form} set={set} problems={problems} />
      <Checkbox
        label={texts.terms}
        name="acceptTerms"
        checked={form.acceptTerms}
        onChange={(event) => set('acceptTerms', event.target.checked)}
        error={problems.acceptTerms}
        className="text-sm"
      />
      {failure && (
        <FormFailure message={failure.message}>
          {failure.code === 'CONFLICT' && (
            <Button variant="secondary" size="sm" onClick={() => onLogin(form.email.trim())}>
              {texts.toLogin}
            </Button>
          )}
        </FormFailure>
      )}
      <Button type="submit" size="lg" wide busy={busy}>
        {busy ? texts.busy : texts.submitRegister}
      </Button>
    </form>
  );
};
