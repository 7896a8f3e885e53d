import { use, useEffect, useRef } from 'react';
import { useIsSuspended } from '../../apollo/use-is-suspended.ts';
import { SuspendedHint } from '../../game/suspended-hint.tsx';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { Form, FormFrame } from '../../components/form.tsx';
import { Notice } from '../../components/notice.tsx';
import { useForm } from '../../lib/form/use-form.ts';
import { GroupPasswordInput } from './group-password-input.tsx';
import { texts } from './texts.ts';
import { useJoinGroup } from './use-join-group.ts';

interface JoinFormProps {
  group: { id: number; name: string; isPrivate: boolean };
  /** The player opened the invite link. */
  isInvited?: boolean;
  /** Joins without a tap, for a player who has just registered by the link. */
  autoJoin?: boolean;
  onJoined?: () => void;
}

/** Suspended players see a hint instead of the form. */
export const JoinForm = (props: JoinFormProps) =>
  useIsSuspended() ? <SuspendedHint /> : <Fields {...props} />;

const Fields = ({ group, isInvited, autoJoin, onJoined }: JoinFormProps) => {
  const isInDialog = use(FormFrame) !== null;
  const join = useJoinGroup(group.id);
  const asksPassword = group.isPrivate;
  const { element, bind, problems, failure, busy, submit } = useForm({
    initial: { password: '' },
    draft: null,
    check: ({ password }) => (asksPassword && !password.trim() ? { password: texts.passwordMissing } : {}),
    send: async ({ password }) => {
      const failed = await join(asksPassword ? { password: password.trim() } : {});
      if (!failed) onJoined?.();
      // A wrong password is refused as FORBIDDEN; its message belongs to the field.
      return asksPassword && failed?.code === 'FORBIDDEN' ? { ...failed, field: 'password' } : failed;
    },
    then: 'clear',
  });
  const begun = useRef(false);
  useEffect(() => {
    if (!autoJoin || begun.current) return;
    begun.current = true;
    submit();
  });
  const lead = isInvited
    ? { open: texts.joinInvited, private: texts.joinInvitedPrivate }
    : { open: texts.joinLead, private: texts.joinPrivate };

  return (
    <Form {...element} asks={!isInDialog}>
      <p className="text-ink-2">
        {autoJoin && busy ? texts.joining : asksPassword ? lead.private : lead.open}
      </p>
      {asksPassword && (
        <Field label={texts.joinPassword} error={problems.password}>
          {(control) => (
            // A page has other content, so only a dialog focuses the field.
            <GroupPasswordInput {...control} {...bind('password')} autoFocus={isInDialog} />
          )}
        </Field>
      )}
      {failure && <Notice tone="error" title={failure.message} />}
      {!isInDialog && (
        <Button type="submit" busy={busy} className="justify-self-start">
          {texts.join}
        </Button>
      )}
    </Form>
  );
};
