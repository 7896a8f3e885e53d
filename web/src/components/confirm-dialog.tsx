import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Notice } from './notice.tsx';
import { texts } from './texts.ts';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  /** On a red button: what is asked for cannot be undone. */
  confirmLabel: string;
  cancelLabel?: string;
  busy: boolean;
  /** Why it did not work; the dialog stays open. */
  error: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { open, title, children, confirmLabel, cancelLabel = texts.cancel, busy, error } = props;
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
          <Button variant="danger" busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      {error && <Notice tone="error" title={error} className="mt-3" />}
    </Dialog>
  );
};
