import { useState } from 'react';
import { Trash2 } from 'lucide-react';
import type { Failure } from '../../apollo/errors.ts';
import { Button } from '../../components/button.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { showToast } from '../../lib/toast-store.ts';
import { texts } from './texts.ts';
import { useSetPicture } from './use-set-picture.ts';

export const RemoveButton = () => {
  const [state, setState] = useState<'closed' | 'asking' | 'busy' | Failure>('closed');
  const { remove } = useSetPicture();
  const confirm = async (): Promise<void> => {
    setState('busy');
    const failure = await remove();
    if (!failure) showToast(texts.removed);
    setState(failure ?? 'closed');
  };
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setState('asking')}>
        <Trash2 aria-hidden="true" className="size-4" />
        {texts.remove}
      </Button>
      <ConfirmDialog
        open={state !== 'closed'}
        title={texts.remove}
        confirmLabel={texts.doRemove}
        danger
        busy={state === 'busy'}
        error={typeof state === 'string' ? undefined : state.message}
        onConfirm={() => void confirm()}
        onClose={() => setState('closed')}
      >
        {texts.removeQuestion}
      </ConfirmDialog>
    </>
  );
};
