import { useState } from 'react';
import { useSafeMutation } from '../../../apollo/use-safe-mutation.ts';
import { Button } from '../../../components/button.tsx';
import { ButtonLink } from '../../../components/button-link.tsx';
import { EmailInput } from '../../../components/email-input.tsx';
import { Field } from '../../../components/field.tsx';
import { Form } from '../../../components/form.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useForm } from '../../../lib/form/use-form.ts';
import { RequestPasswordResetDocument } from './mail-links.generated.ts';
import { mailTexts as texts } from './texts.ts';
import { checkForgot, type ForgotForm } from '../validate.ts';
import { SingleTaskPage } from '../single-task-page.tsx';

/** 'Passwort vergessen': its answer does not reveal whether the address is registered. */
export const ForgotPassword = () => {
  const [sentTo, setSentTo] = useState('');
  return (
    <SingleTaskPage title={sentTo ? texts.forgotDone : texts.forgotTitle}>
      {sentTo ? <Sent email={sentTo} /> : <ForgotFields onSent={setSentTo} />}
    </SingleTaskPage>
  );
};

const Sent = ({ email }: { email: string }) => (
  <div className="grid gap-4">
    <p className="wrap-anywhere">{texts.forgotSent(email)}</p>
    <p className="text-sm text-ink-2">{texts.forgotNothing}</p>
    <ButtonLink to="/#anmelden" variant="secondary" wide>
      {texts.toLogin}
    </ButtonLink>
  </div>
);

const ForgotFields = ({ onSent }: { onSent: (email: string) => void }) => {
  const [request] = useSafeMutation(RequestPasswordResetDocument);
  const send = async (form: ForgotForm) => {
    const email = form.email.trim();
    const { failure } = await request({ input: { email } });
    if (!failure) onSent(email);
    return failure;
  };
  const { element, bind, problems, failure, busy } = useForm<ForgotForm>({
    initial: { email: '' },
    draft: null,
    check: checkForgot,
    send,
    then: 'leave',
  });
  return (
    <Form {...element}>
      <p className="text-ink-2">{texts.forgotLead}</p>
      <Field label={texts.email} error={problems.email}>
        {(control) => <EmailInput {...control} {...bind('email')} autoComplete="username" />}
      </Field>
      {failure && <Notice tone="error" title={failure.message} />}
      <Button type="submit" size="lg" wide busy={busy}>
        {busy ? texts.busy : texts.forgotSubmit}
      </Button>
      <ButtonLink to="/#anmelden" variant="ghost" wide>
        {texts.toLogin}
      </ButtonLink>
    </Form>
  );
};
