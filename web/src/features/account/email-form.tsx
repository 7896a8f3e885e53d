import { useState } from 'react';
import { MailCheck } from 'lucide-react';
import { useSafeMutation } from '../../apollo/use-safe-mutation.ts';
import { EmailInput } from '../../components/email-input.tsx';
import { Field } from '../../components/field.tsx';
import { Form } from '../../components/form.tsx';
import { Notice } from '../../components/notice.tsx';
import { SaveBar } from '../../components/save-bar.tsx';
import { SectionCard } from '../../components/section-card.tsx';
import { StatusLine } from '../../components/status-line.tsx';
import { useLeft } from '../../lib/form/use-left.ts';
import { useSection, type SectionSaves } from '../../lib/form/use-section.ts';
import { RequestEmailChangeDocument } from './account.generated.ts';
import { AddressState } from './address-state.tsx';
import { checkEmails, watchPair, type EmailForm as Entered } from './check-access.ts';
import { texts } from './texts.ts';

interface EmailFormProps {
  email: string;
  isConfirmed: boolean;
  isLocked: boolean;
  saves: SectionSaves;
}

/** The current address with its state, and a form for a new one. The new one applies once its link is opened. */
export const EmailForm = ({ email, isConfirmed, isLocked, saves }: EmailFormProps) => {
  const [sentTo, setSentTo] = useState('');
  const [request] = useSafeMutation(RequestEmailChangeDocument);
  const { element, bind, form, problems, outcome } = useSection<Entered>({
    name: 'email',
    saves,
    check: checkEmails,
    initial: { email: '', emailRepeat: '' },
    draft: null,
    send: async (entered) => {
      const wanted = entered.email.trim();
      setSentTo('');
      const { failure } = await request({ input: { email: wanted, emailRepeat: wanted } });
      if (!failure) setSentTo(wanted);
      return failure;
    },
  });
  const { leftProblems, onBlur } = useLeft(form, checkEmails);
  const { isReady, repeatProblem } = watchPair(form.email.trim(), form.emailRepeat.trim());
  return (
    <SectionCard title={texts.email}>
      <AddressState email={email} isConfirmed={isConfirmed} />
      <Form {...element} className="grid gap-5">
        <div>
          <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
            <Field label={texts.newEmail} hint={texts.emailHint} error={problems.email ?? leftProblems.email}>
              {(control) => (
                <EmailInput {...control} {...bind('email')} onBlur={onBlur} autoComplete="email" />
              )}
            </Field>
            <Field
              label={texts.newEmailRepeat}
              error={
                problems.emailRepeat ??
                leftProblems.emailRepeat ??
                (repeatProblem ? texts.errors.emailRepeat : undefined)
              }
            >
              {(control) => (
                <EmailInput {...control} {...bind('emailRepeat')} onBlur={onBlur} autoComplete="email" />
              )}
            </Field>
          </div>
          <StatusLine>
            {sentTo && (
              <Notice
                tone="hint"
                icon={MailCheck}
                title={texts.emailSent(sentTo)}
                className="wrap-anywhere"
              />
            )}
          </StatusLine>
        </div>
        {/* The address is not saved before its link is opened. The remark above says so. */}
        <SaveBar
          outcome={outcome.status === 'saved' ? { status: 'idle' } : outcome}
          disabled={isLocked}
          isIncomplete={!isReady}
        />
      </Form>
    </SectionCard>
  );
};
