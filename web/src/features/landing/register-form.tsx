import { useSafeMutation } from '../../apollo/use-safe-mutation.ts';
import { Button } from '../../components/button.tsx';
import { EmailInput } from '../../components/email-input.tsx';
import { Field } from '../../components/field.tsx';
import { Form } from '../../components/form.tsx';
import { GenderField } from '../../components/gender-field.tsx';
import { Notice } from '../../components/notice.tsx';
import { PasswordInput } from '../../components/password-input.tsx';
import { useForm } from '../../lib/form/use-form.ts';
import { RegisterDocument } from './landing.generated.ts';
import { NameFields } from './name-fields.tsx';
import { Terms } from './terms.tsx';
import { texts } from './texts.ts';
import { checkRegister, type LoginForm, type RegisterForm as Entered } from './validate.ts';

interface RegisterFormProps {
  /** From the recommending player's link. */
  recommendGuid?: string;
  /** Values that were typed into the login. */
  entered?: LoginForm;
  /** @param playerId of the logged-in player */
  onDone: (playerId: number) => void;
  /** The address is already registered: switches to the login with it. */
  onLogin: () => void;
}

const empty: Entered = {
  firstname: '',
  lastname: '',
  email: '',
  password: '',
  gender: '',
};

export const RegisterForm = ({ recommendGuid, entered, onDone, onLogin }: RegisterFormProps) => {
  const [register] = useSafeMutation(RegisterDocument);
  const send = async ({ firstname, lastname, email, password, gender }: Entered) => {
    const trimmed = { firstname: firstname.trim(), lastname: lastname.trim(), email: email.trim() };
    // The password is visible, so it is not typed twice. The button names the terms.
    const agreed = { password, passwordRepeat: password, acceptTerms: true };
    const { failure, data } = await register({ input: { ...trimmed, ...agreed, gender, recommendGuid } });
    if (data) onDone(data.register.viewer.id);
    // For a registered address, a link to the login below the form helps more than an error at the field.
    return failure?.code === 'CONFLICT' ? { ...failure, field: '' } : failure;
  };
  const { element, form, set, bind, problems, failure, busy } = useForm<Entered>({
    initial: empty,
    draft: null,
    begun: entered,
    check: checkRegister,
    send,
    then: 'leave',
  });

  return (
    <Form {...element} method="post" asks>
      <GenderField value={form.gender} onChange={(gender) => set('gender', gender)} error={problems.gender} />
      <NameFields bind={bind} problems={problems} />
      <Field label={texts.email} error={problems.email}>
        {(control) => <EmailInput {...control} {...bind('email')} autoComplete="username" />}
      </Field>
      <Field label={texts.password} hint={texts.passwordHint} error={problems.password}>
        {(control) => <PasswordInput {...control} {...bind('password')} autoComplete="new-password" />}
      </Field>
      {failure && (
        <Notice tone="error" title={failure.message}>
          {failure.code === 'CONFLICT' && (
            <Button variant="secondary" size="sm" onClick={onLogin}>
              {texts.toLogin}
            </Button>
          )}
        </Notice>
      )}
      <Terms />
      <Button type="submit" size="lg" wide busy={busy}>
        {busy ? texts.busy : texts.submitRegister}
      </Button>
    </Form>
  );
};
