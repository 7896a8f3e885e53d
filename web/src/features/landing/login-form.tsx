import { Link } from '../../components/link.tsx';
import { useSafeMutation } from '../../apollo/use-safe-mutation.ts';
import { Button } from '../../components/button.tsx';
import { EmailInput } from '../../components/email-input.tsx';
import { Field } from '../../components/field.tsx';
import { Form } from '../../components/form.tsx';
import { PasswordInput } from '../../components/password-input.tsx';
import { Notice } from '../../components/notice.tsx';
import { useForm } from '../../lib/form/use-form.ts';
import { LoginDocument } from './landing.generated.ts';
import { mailTexts } from './mail/texts.ts';
import { texts } from './texts.ts';
import { checkLogin, type LoginForm as Entered } from './validate.ts';

interface LoginFormProps {
  /** Values that were typed into the registration. */
  entered?: Entered;
  /** @param playerId of the logged-in player */
  onDone: (playerId: number) => void;
}

const empty: Entered = { email: '', password: '' };

export const LoginForm = ({ entered, onDone }: LoginFormProps) => {
  const [login] = useSafeMutation(LoginDocument);
  const send = async ({ email, password }: Entered) => {
    const { failure, data } = await login({ input: { email: email.trim(), password } });
    if (data) onDone(data.login.viewer.id);
    return failure;
  };
  const { element, bind, problems, failure, busy } = useForm<Entered>({
    initial: empty,
    draft: null,
    begun: entered,
    check: checkLogin,
    send,
    then: 'leave',
  });

  return (
    <Form {...element} method="post">
      <Field label={texts.email} error={problems.email}>
        {(control) => <EmailInput {...control} {...bind('email')} autoComplete="username" />}
      </Field>
      <Field label={texts.password} error={problems.password}>
        {(control) => <PasswordInput {...control} {...bind('password')} autoComplete="current-password" />}
      </Field>
      <Link
        to="/passwort-vergessen"
        className="tap-target -mt-2 justify-self-start text-sm font-semibold text-link underline"
      >
        {mailTexts.forgotLink}
      </Link>
      {failure && <Notice tone="error" title={failure.message} />}
      <Button type="submit" size="lg" wide busy={busy}>
        {busy ? texts.busy : texts.submitLogin}
      </Button>
    </Form>
  );
};
