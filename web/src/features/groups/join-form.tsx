import { useEffect, useRef } from 'react';
import { useBarred } from '../../apollo/use-barred.ts';
import { BarredHint } from '../../components/barred-hint.tsx';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { texts as baseTexts } from '../../components/texts.ts';
import { useForm } from '../../lib/use-form.ts';
import { limits } from './limits.ts';
import { texts } from './texts.ts';
import { useJoinGroup } from './use-join-group.ts';

interface JoinFormProps {
  group: { id: number; name: string; isPrivate: boolean };
  /** The player came by the invite link. */
  isInvited?: boolean;
  /** Whoever came only to join: it is done without a tap. */
  atOnce?: boolean;
  onJoined?: () => void;
  /** In a dialog. */
  onCancel?: () => void;
}

/** Whom operators locked reads why there is no way in. */
export const JoinForm = (props: JoinFormProps) => (useBarred() ? <BarredHint /> : <Fields {...props} />);

const Fields = ({ group, isInvited, atOnce, onJoined, onCancel }: JoinFormProps) => {
  const join = useJoinGroup(group.id);
  const asksPassword = group.isPrivate;
  const { ref, bind, problems, failure, busy, submit, onSubmit } = useForm({
    initial: { password: '' },
    check: ({ password }) => (asksPassword && !password.trim() ? { password: texts.passwordMissing } : {}),
    send: async ({ password }) => {
      const failed = await join(asksPassword ? { password: password.trim() } : {});
      if (!failed) onJoined?.();
      // A wrong password is refused as FORBIDDEN and belongs to its field all the same.
      return asksPassword && failed?.code === 'FORBIDDEN' ? { ...failed, field: 'password' } : failed;
    },
    then: 'clear',
  });
  const begun = useRef(false);
  useEffect(() => {
    if (!atOnce || begun.current) return;
    begun.current = true;
    submit();
  });
  const lead = isInvited
    ? { open: texts.joinInvited, private: texts.joinInvitedPrivate }
    : { open: texts.joinLead, private: texts.joinPrivate };

  return (
    <form ref={ref} noValidate onSubmit={onSubmit} className="grid gap-4">
      <p className="text-ink-2">{atOnce && busy ? texts.joining : asksPassword ? lead.private : lead.open}</p>
      {asksPassword && (
        <Field label={texts.joinPassword} error={problems.password}>
          {(control) => (
            <TextInput
              {...control}
              {...bind('password')}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={limits.password}
            />
          )}
        </Field>
      )}
      {failure && <Notice tone="error" title={failure.message} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy}>
          {texts.join}
        </Button>
        {onCancel && (
          <Button variant="secondary" onClick={onCancel}>
            {baseTexts.cancel}
          </Button>
        )}
      </div>
    </form>
  );
};
