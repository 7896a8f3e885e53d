import { useEffect, useRef, type ReactNode } from 'react';
import { scrollIntoView } from '../lib/page/scroll-into-view.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Notice } from './notice.tsx';
import { texts } from './texts.ts';

interface ConfirmDialogProps {
  title: string;
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** Danger: something is deleted, locked, removed or discarded. No other decision is red. Gold: a drawing. */
  tone?: 'brand' | 'danger' | 'gold';
  busy: boolean;
  /** The reason of a failure; the dialog stays open. */
  error: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { title, children, confirmLabel, cancelLabel = texts.cancel, tone = 'brand' } = props;
  const { busy, error, onConfirm, onClose } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  // Runs after the dialog has focused its close button. With the focus on 'cancel', Enter alone confirms nothing.
  useEffect(() => cancel.current?.focus(), []);
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      size="sm"
      footer={
        <>
          <Button ref={cancel} variant="secondary" onClick={onClose}>
            {/* Closing does not cancel the action. */}
            {busy ? texts.close : cancelLabel}
          </Button>
          <Button variant={tone === 'brand' ? 'primary' : tone} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      {error && (
        <div ref={scrollIntoView} className="mt-3">
          <Notice tone="error" title={error} />
        </div>
      )}
    </Dialog>
  );
};
