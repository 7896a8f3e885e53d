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
  /** Danger: something is deleted, locked, taken out or thrown away. Any other decision is not red. Gold: a drawing. */
  tone?: 'brand' | 'danger' | 'gold';
  busy: boolean;
  /** Why it did not work; the dialog stays open. */
  error: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { title, children, confirmLabel, cancelLabel = texts.cancel, tone = 'brand' } = props;
  const { busy, error, onConfirm, onClose } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  // After the dialog has opened, which gives the focus to the cross: Enter alone decides nothing.
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
            {/* What is being done goes on. */}
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
