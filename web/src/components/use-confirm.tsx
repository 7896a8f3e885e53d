import { useCallback, useState, type ReactElement, type ReactNode } from 'react';
import type { Failure } from '../lib/failure.ts';
import { lazyDialog } from './lazy.tsx';

const ConfirmDialog = lazyDialog(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog, {
  ahead: true,
});

export interface ConfirmOptions {
  title: string;
  question: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** See ConfirmDialog. */
  tone?: 'brand' | 'danger' | 'gold';
  /** Resolves to null on success. Otherwise the question stays open with the reason. */
  onConfirm: () => Promise<Failure | null>;
}

interface Confirm {
  ask: () => void;
  /** Closes the question. */
  drop: () => void;
  /** Render it anywhere beside the control that asks. */
  dialog: ReactElement | false;
}

/** Asks before an irreversible action. It runs the action as it was when asked, even if the screen changes later. */
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
