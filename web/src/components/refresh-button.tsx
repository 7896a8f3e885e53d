import { useRef } from 'react';
import { RefreshCw } from 'lucide-react';
import { connection } from '../lib/connection/connection.ts';
import type { Failure } from '../lib/failure.ts';
import { showToast } from '../lib/page/toast-store.ts';
import { useFlash } from '../lib/page/use-flash.ts';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { texts } from './texts.ts';

interface RefreshButtonProps {
  /**
   * Resolves to null on success. A failure does not change the screen, so it is shown as a toast, unless the shell
   * already reports a lost connection.
   */
  onRefresh: () => Promise<Failure | null>;
  /** Shows a label beside the icon. */
  labelled?: boolean;
}

const DISABLED_MS = 300;
const LOCKED_MS = 3000;

/** After a click it is disabled for a moment, but keeps the focus. Further clicks are ignored for three seconds. */
export const RefreshButton = ({ onRefresh, labelled }: RefreshButtonProps) => {
  const { isOn: disabled, flash: disable } = useFlash({ ms: DISABLED_MS });
  const fresh = useFlash({ ms: LOCKED_MS });
  const lockedUntil = useRef(0);
  const onClick = async (): Promise<void> => {
    if (Date.now() < lockedUntil.current) return;
    lockedUntil.current = Date.now() + LOCKED_MS;
    disable();
    fresh.stop();
    const failure = await onRefresh();
    if (!failure) fresh.flash();
    if (failure && (await connection.answers())) showToast(failure.message, 'error');
  };
  const button = labelled ? (
    <Button variant="secondary" disabled={disabled} onClick={() => void onClick()}>
      <RefreshCw aria-hidden="true" className="size-4" />
      {texts.refresh}
    </Button>
  ) : (
    <IconButton
      icon={RefreshCw}
      label={texts.refresh}
      tone="outlined"
      disabled={disabled}
      onClick={() => void onClick()}
    />
  );
  return (
    <>
      {button}
      <span role="status" className="sr-only">
        {fresh.isOn && texts.refreshed}
      </span>
    </>
  );
};
