import { useEffect, useRef, useState } from 'react';
import { useWrite } from '../../apollo/use-write.ts';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { useForm } from '../../lib/use-form.ts';
import { InviteByEmailDocument } from './invite.generated.ts';
import { limits } from './limits.ts';
import { texts } from './texts.ts';

interface InviteEmailProps {
  /** The group's guid, which the mail carries. */
  groupLink: string;
}

/** Specification, chapter 9. */
const FEEDBACK_MS = 1_000;

/** An invitation by e-mail; empty after trimming nothing is sent. */
export const InviteEmail = ({ groupLink }: InviteEmailProps) => {
  const [send] = useWrite(InviteByEmailDocument);
  const [isSent, setSent] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const { ref, bind, problems, failure, busy, onSubmit } = useForm({
    initial: { email: '' },
    send: async ({ email }) => {
      setSent(false);
      if (email.trim() === '') return null;
      const { failure } = await send({ input: { email: email.trim(), groupLink } });
      if (failure) return failure;
      setSent(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setSent(false), FEEDBACK_MS * 4);
      return null;
    },
    then: 'clear',
  });
  return (
    <section aria-labelledby="einladen-email" className="grid gap-3">
      <h3 id="einladen-email" className="text-base font-bold">
        {texts.byEmail}
      </h3>
      <form ref={ref} noValidate onSubmit={onSubmit} className="flex flex-wrap items-start gap-2">
        <div className="min-w-0 flex-[1_1_14rem]">
          <Field label={texts.email} error={problems.email ?? failure?.message}>
            {(control) => (
              <TextInput
                {...control}
                {...bind('email')}
                type="email"
                inputMode="email"
                autoComplete="off"
                maxLength={limits.email}
              />
            )}
          </Field>
        </div>
        <Button type="submit" variant="secondary" busy={busy} className="mt-6.5">
          {busy ? texts.sending : texts.send}
        </Button>
      </form>
      <p role="status" className="text-sm font-semibold text-link empty:hidden">
        {isSent && texts.sent}
      </p>
    </section>
  );
};
