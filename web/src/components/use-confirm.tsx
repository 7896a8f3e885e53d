import { useCallback, useState, type ReactElement, type ReactNode } from 'react';
import type { Failure } from '../lib/failure.ts';
import { lazyDialog } from './lazy.tsx';

const ConfirmDialog = lazyDialog(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog, {
  ahead: true,
});

interface ConfirmOptions {
  title: string;
  question: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** As ConfirmDialog has it. */
  tone?: 'brand' | 'danger' | 'gold';
  /** Resolves to null when it worked; else the question stays open with the reason. */
  onConfirm: () => Promise<Failure | null>;
}

interface Confirm {
  ask: () => void;
  /** Takes the question back. */
  drop: () => void;
  /** Stands anywhere beside the control that asks. */
  dialog: ReactElement | false;
}

/**
 * Asks before something that cannot be undone. The confirmed action is the one that was asked about, whatever the screen has learnt
 * meanwhile.
 */
export const useConfirm = (options: ConfirmOptions): Confirm => {
  const [asked, setAsked] = useState(options);
  const { title, question, confirmLabel, cancelLabel, tone, onConfirm } = asked;
  const [state, setState] = useState<'closed' | 'asking' | 'busy' | Failure>('closed');
  const confirm = async (): Promise<void> => {
    setState('busy');
    setState((await onConfirm()) ?? 'closed');
  };
  const drop = useCallback(() => setState('closed'), []);
  return {
    drop,
    ask: () => {
      setAsked(options);
      setState('asking');
    },
    dialog: state !== 'closed' && (
      <ConfirmDialog
        title={title}
        confirmLabel={confirmLabel}
        cancelLabel={cancelLabel}
        tone={tone}
        busy={state === 'busy'}
        error={typeof state === 'string' ? undefined : state.message}
        onConfirm={() => void confirm()}
        onClose={drop}
      >
        {question}
      </ConfirmDialog>
    ),
  };
};
