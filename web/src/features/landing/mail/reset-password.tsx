import { useState } from 'react';
import { useSafeMutation } from '../../../apollo/use-safe-mutation.ts';
import { Button } from '../../../components/button.tsx';
import { ButtonLink } from '../../../components/button-link.tsx';
import { Field } from '../../../components/field.tsx';
import { Form } from '../../../components/form.tsx';
import { Notice } from '../../../components/notice.tsx';
import { PasswordInput } from '../../../components/password-input.tsx';
import { useForm } from '../../../lib/form/use-form.ts';
import { ResetPasswordDocument } from './mail-links.generated.ts';
import { mailTexts as texts } from './texts.ts';
import { checkReset, type ResetForm } from '../validate.ts';
import { SingleTaskPage } from '../single-task-page.tsx';

/** The target of the link in a 'Passwort vergessen' mail. */
export const ResetPassword = ({ token }: { token: string }) => {
  const [isDone, setDone] = useState(false);
  return (
    <SingleTaskPage title={isDone ? texts.resetDone : texts.resetTitle}>
      {isDone ? (
        <div className="grid gap-4">
          <p>{texts.resetNext}</p>
          {/* The reset ends all sessions, also this page's: it is reloaded. */}
          <ButtonLink to="/#anmelden" reloadDocument size="lg" wide>
            {texts.toLogin}
          </ButtonLink>
        </div>
      ) : (
        <ResetFields token={token} onDone={() => setDone(true)} />
      )}
    </SingleTaskPage>
  );
};

const ResetFields = ({ token, onDone }: { token: string; onDone: () => void }) => {
  const [reset] = useSafeMutation(ResetPasswordDocument);
  const send = async ({ password, passwordRepeat }: ResetForm) => {
    const { failure } = await reset({ input: { token, password, passwordRepeat } });
    if (!failure) onDone();
    return failure;
  };
  const { element, bind, problems, failure, busy } = useForm<ResetForm>({
    initial: { password: '', passwordRepeat: '' },
    draft: null,
    check: checkReset,
    send,
    then: 'leave',
  });
  const isOldLink = failure?.field === 'token';
  return (
    <Form {...element}>
      <Field label={texts.password} hint={texts.passwordHint} error={problems.password}>
        {(control) => <PasswordInput {...control} {...bind('password')} autoComplete="new-password" />}
      </Field>
      <Field label={texts.passwordRepeat} error={problems.passwordRepeat}>
        {(control) => <PasswordInput {...control} {...bind('passwordRepeat')} autoComplete="new-password" />}
      </Field>
      {failure && (
        <Notice tone="error" title={failure.message}>
          {isOldLink && (
            <ButtonLink to="/passwort-vergessen" variant="secondary">
              {texts.newLink}
            </ButtonLink>
          )}
        </Notice>
      )}
      <Button type="submit" size="lg" wide busy={busy}>
        {busy ? texts.busy : texts.resetSubmit}
      </Button>
    </Form>
  );
};
