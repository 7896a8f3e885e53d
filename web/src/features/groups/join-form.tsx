import { useEffect, useLayoutEffect, useRef } from 'react';
import { useIsSuspended } from '../../apollo/use-is-suspended.ts';
import { SuspendedHint } from '../../game/suspended-hint.tsx';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import type { DialogForm } from '../../components/form-dialog.tsx';
import { Notice } from '../../components/notice.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { useForm } from '../../lib/form/use-form.ts';
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
  /** The dialog that it stands in, with the buttons below it. */
  dialog?: DialogForm;
}

/** Whom operators locked reads why there is no way in. */
export const JoinForm = (props: JoinFormProps) =>
  useIsSuspended() ? <SuspendedHint /> : <Fields {...props} />;

const Fields = ({ group, isInvited, atOnce, onJoined, dialog }: JoinFormProps) => {
  const join = useJoinGroup(group.id);
  const asksPassword = group.isPrivate;
  const { ref, bind, problems, failure, busy, isUnsaved, submit, onSubmit } = useForm({
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
  // Before anything else can happen: a key that closes the dialog asks by this.
  const onState = dialog?.onState;
  useLayoutEffect(() => onState?.({ busy, isUnsaved }), [onState, busy, isUnsaved]);
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
    <form ref={ref} id={dialog?.formId} noValidate onSubmit={onSubmit} className="grid gap-4">
      <p className="text-ink-2">{atOnce && busy ? texts.joining : asksPassword ? lead.private : lead.open}</p>
      {asksPassword && (
        <Field label={texts.joinPassword} error={problems.password}>
          {(control) => (
            <TextInput
              {...control}
              {...bind('password')}
              // On a page it does not stand alone.
              autoFocus={dialog !== undefined}
              autoComplete="off"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              maxCharacters={limits.password}
            />
          )}
        </Field>
      )}
      {failure && <Notice tone="error" title={failure.message} />}
      {!dialog && (
        <Button type="submit" busy={busy} className="justify-self-start">
          {texts.join}
        </Button>
      )}
    </form>
  );
};
