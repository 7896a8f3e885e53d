import { useState } from 'react';
import { useIsLost } from '../lib/connection/connection.ts';
import { CrashState } from './crash-state.tsx';
import { Dialog } from './dialog.tsx';
import { lazyTexts } from './lazy-texts.ts';
import { texts } from './texts.ts';

/** Replaces a dialog that fails to load or render. */
export const CrashDialog = ({ onClose }: { onClose?: () => void }) => {
  const [open, setOpen] = useState(true);
  const isLost = useIsLost();
  const close = () => {
    setOpen(false);
    onClose?.();
  };
  return (
    <Dialog open={open} onClose={close} title={texts.brokenItem} size="sm">
      {isLost ? <p role="alert">{lazyTexts.noConnection}</p> : <CrashState />}
    </Dialog>
  );
};
