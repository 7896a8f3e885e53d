import { useSafeMutation } from '../../../apollo/use-safe-mutation.ts';
import { Button } from '../../../components/button.tsx';
import { EmailInput } from '../../../components/email-input.tsx';
import { Field } from '../../../components/field.tsx';
import { Form } from '../../../components/form.tsx';
import { Notice } from '../../../components/notice.tsx';
import { GenderField } from '../../../components/gender-field.tsx';
import { useForm } from '../../../lib/form/use-form.ts';
import { NameFields } from '../name-fields.tsx';
import { RegisterGuestDocument, type ProviderGuestQuery } from './provider.generated.ts';
import { providerTexts } from './texts.ts';
import { Terms } from '../terms.tsx';
import { texts } from '../texts.ts';
import { checkGuest, type GuestForm as Entered } from '../validate.ts';

interface GuestFormProps {
  guest: NonNullable<ProviderGuestQuery['providerGuest']>;
  /** @param playerId of the logged-in player */
  onDone: (playerId: number) => void;
}

/** The fields of a registration that the provider's data does not fill. */
export const GuestForm = ({ guest, onDone }: GuestFormProps) => {
  const { firstname, lastname, email, isVerified } = guest;
  const [register] = useSafeMutation(RegisterGuestDocument);
  const send = async (form: Entered) => {
    const trimmed = {
      firstname: form.firstname.trim(),
      lastname: form.lastname.trim(),
      email: form.email.trim(),
    };
    const { failure, data } = await register({ input: { ...form, ...trimmed, acceptTerms: true } });
    if (data) onDone(data.registerGuest.viewer.id);
    return failure;
  };
  const { element, form, set, bind, problems, failure, busy } = useForm<Entered>({
    initial: { firstname, lastname, email, gender: '' },
    draft: null,
    check: checkGuest,
    send,
    then: 'leave',
  });
  return (
    <Form {...element} asks>
      <p className="text-ink-2">{providerTexts.guestLead}</p>
      <GenderField value={form.gender} onChange={(gender) => set('gender', gender)} error={problems.gender} />
      <NameFields bind={bind} problems={problems} />
      <Field
        label={texts.email}
        hint={isVerified ? providerTexts.emailKnown : providerTexts.emailHint}
        error={problems.email}
      >
        {(control) => (
          <EmailInput {...control} {...bind('email')} autoComplete="username" readOnly={isVerified} />
        )}
      </Field>
      {failure && <Notice tone="error" title={failure.message} />}
      <Terms />
      <Button type="submit" size="lg" wide busy={busy}>
        {busy ? texts.busy : providerTexts.submit}
      </Button>
    </Form>
  );
};
