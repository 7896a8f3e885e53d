import { useSafeMutation } from '../../apollo/use-safe-mutation.ts';
import { Field } from '../../components/field.tsx';
import { Form } from '../../components/form.tsx';
import { PasswordInput } from '../../components/password-input.tsx';
import { SaveBar } from '../../components/save-bar.tsx';
import { SectionCard } from '../../components/section-card.tsx';
import { useLeft } from '../../lib/form/use-left.ts';
import { useSection, type SectionSaves } from '../../lib/form/use-section.ts';
import { ChangePasswordDocument } from './account.generated.ts';
import { checkPasswords, watchPair, type PasswordForm as Entered } from './check-access.ts';
import { texts } from './texts.ts';

interface PasswordFormProps {
  email: string;
  /** False when the player sets the first password. */
  hasPassword: boolean;
  isLocked: boolean;
  saves: SectionSaves;
}

/** Sets a new password, which ends the other logins. */
export const PasswordForm = ({ email, hasPassword, isLocked, saves }: PasswordFormProps) => {
  const [change] = useSafeMutation(ChangePasswordDocument);
  const { element, bind, form, problems, outcome } = useSection<Entered>({
    name: 'password',
    saves,
    check: checkPasswords,
    initial: { password: '', passwordRepeat: '' },
    draft: null,
    send: async (input) => (await change({ input })).failure,
  });
  const { leftProblems, onBlur } = useLeft(form, checkPasswords);
  const { repeatProblem } = watchPair(form.password, form.passwordRepeat);
  const isRight = Object.keys(checkPasswords(form)).length === 0;
  return (
    <SectionCard title={texts.password} lead={hasPassword ? texts.passwordLead : texts.firstPasswordLead}>
      <Form {...element} className="grid gap-5">
        {/* Tells password managers which account the password belongs to. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          <Field
            label={texts.newPassword}
            hint={texts.passwordHint}
            error={problems.password ?? leftProblems.password}
          >
            {(control) => (
              <PasswordInput {...control} {...bind('password')} onBlur={onBlur} autoComplete="new-password" />
            )}
          </Field>
          <Field
            label={texts.newPasswordRepeat}
            error={
              problems.passwordRepeat ??
              leftProblems.passwordRepeat ??
              (repeatProblem ? texts.errors.passwordRepeat : undefined)
            }
          >
            {(control) => (
              <PasswordInput
                {...control}
                {...bind('passwordRepeat')}
                onBlur={onBlur}
                autoComplete="new-password"
              />
            )}
          </Field>
        </div>
        <SaveBar outcome={outcome} disabled={isLocked} isIncomplete={!isRight} />
      </Form>
    </SectionCard>
  );
};
