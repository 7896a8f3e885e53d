import { useSafeMutation } from '../../../apollo/use-safe-mutation.ts';
import { Button } from '../../../components/button.tsx';
import { EmailInput } from '../../../components/email-input.tsx';
import { Field } from '../../../components/field.tsx';
import { Form } from '../../../components/form.tsx';
import { useFlash } from '../../../lib/page/use-flash.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import { InviteByEmailDocument } from './invite.generated.ts';
import { texts } from '../texts.ts';

interface InviteEmailProps {
  /** The group's guid, which the mail carries. */
  groupLink: string;
}

/** An invitation by e-mail; an empty address sends nothing. */
export const InviteEmail = ({ groupLink }: InviteEmailProps) => {
  const [send] = useSafeMutation(InviteByEmailDocument);
  const { isOn: isSent, flash, stop } = useFlash();
  const { element, bind, problems, failure, busy } = useForm({
    initial: { email: '' },
    draft: null,
    send: async ({ email }) => {
      stop();
      if (email.trim() === '') return null;
      const { failure } = await send({ input: { email: email.trim(), groupLink } });
      if (!failure) flash();
      return failure;
    },
    then: 'clear',
  });
  return (
    <section aria-labelledby="einladen-email" className="grid gap-3">
      <h3 id="einladen-email" className="text-base font-bold">
        {texts.byEmail}
      </h3>
      <Form {...element} className="">
        <Field
          label={texts.email}
          error={problems.email ?? failure?.message}
          hint={
            <>
              {!isSent && <span>{texts.emailHint}</span>}
              <span role="status" className="font-semibold text-link">
                {isSent && texts.sent}
              </span>
            </>
          }
        >
          {(control) => (
            <span className="flex flex-wrap gap-2">
              <span className="min-w-0 flex-[1_1_8rem]">
                <EmailInput {...control} {...bind('email')} />
              </span>
              <Button type="submit" variant="secondary" busy={busy}>
                {texts.send}
              </Button>
            </span>
          )}
        </Field>
      </Form>
    </section>
  );
};
