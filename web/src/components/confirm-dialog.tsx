import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { texts } from './texts.ts';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** Red button: for what cannot be undone. */
  danger?: boolean;
  busy?: boolean;
  /** Why it did not work; the dialog stays open. */
  error?: string;
  onConfirm: () => void;
  onClose: () => void;
}

export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { open, title, children, confirmLabel, cancelLabel = texts.cancel, danger, busy, error } = props;
  const { onConfirm, onClose } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      size="sm"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      {error && (
        <p role="alert" className="mt-3 font-semibold text-live">
          {error}
        </p>
      )}
    </Dialog>
  );
};
