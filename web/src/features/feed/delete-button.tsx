import { useState } from 'react';
import { Trash2 } from 'lucide-react';
import type { Failure } from '../../apollo/errors.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { texts } from './texts.ts';

interface DeleteButtonProps {
  /** 'Beitrag löschen' */
  label: string;
  question: string;
  onDelete: () => Promise<Failure | null>;
  className?: string;
}

/** A bin that asks first; the question stays open with the reason when it did not work. */
export const DeleteButton = ({ label, question, onDelete, className }: DeleteButtonProps) => {
  const [state, setState] = useState<'closed' | 'asking' | 'busy' | Failure>('closed');
  const confirm = async (): Promise<void> => {
    setState('busy');
    setState((await onDelete()) ?? 'closed');
  };
  return (
    <>
      <IconButton icon={Trash2} label={label} onClick={() => setState('asking')} className={className} />
      <ConfirmDialog
        open={state !== 'closed'}
        title={label}
        confirmLabel={texts.doDelete}
        danger
        busy={state === 'busy'}
        error={typeof state === 'string' ? undefined : state.message}
        onConfirm={() => void confirm()}
        onClose={() => setState('closed')}
      >
        {question}
      </ConfirmDialog>
    </>
  );
};
