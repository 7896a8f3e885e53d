import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { FormDialog } from '../../components/form-dialog.tsx';
import { JoinForm } from './join-form.tsx';
import { texts } from './texts.ts';
import { useJoinGroup } from './use-join-group.ts';

interface JoinButtonProps {
  group: { id: number; name: string; isPrivate: boolean };
  /** Receives the reason in German; empty on a retry. */
  onFailure: (message: string) => void;
}

/** Joins an open group at once; a private one asks for its password first. */
export const JoinButton = ({ group, onFailure }: JoinButtonProps) => {
  const [state, setState] = useState<'idle' | 'asking' | 'busy'>('idle');
  const join = useJoinGroup(group.id);
  const joinNow = async (): Promise<void> => {
    setState('busy');
    onFailure('');
    const failure = await join();
    setState('idle');
    onFailure(failure?.message ?? '');
  };
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        busy={state === 'busy'}
        aria-label={texts.joinGroup(group.name)}
        onClick={() => (group.isPrivate ? setState('asking') : void joinNow())}
      >
        {texts.join}
      </Button>
      {state === 'asking' && (
        <FormDialog
          title={texts.joinGroup(group.name)}
          save={texts.join}
          saving={texts.join}
          onClose={() => setState('idle')}
        >
          <JoinForm group={group} onJoined={() => setState('idle')} />
        </FormDialog>
      )}
    </>
  );
};
