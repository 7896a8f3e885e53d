import { useState, type ComponentProps, type ReactNode } from 'react';
import { Button } from './button.tsx';

interface DialogButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  dialog: (onClose: () => void) => ReactNode;
}

/** A small button that opens a dialog. */
export const DialogButton = ({ dialog, ...button }: DialogButtonProps) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="sm" {...button} onClick={() => setOpen(true)} />
      {open && dialog(() => setOpen(false))}
    </>
  );
};
