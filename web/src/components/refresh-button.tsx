import { useEffect, useRef, useState } from 'react';
import { RefreshCw } from 'lucide-react';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { texts } from './texts.ts';

interface RefreshButtonProps {
  onRefresh: () => void;
  /** With the word beside the icon. */
  labelled?: boolean;
}

const DISABLED_MS = 300;
const LOCKED_MS = 3000;

/** Disabled for a moment after a click; further clicks do nothing for three seconds. */
export const RefreshButton = ({ onRefresh, labelled }: RefreshButtonProps) => {
  const [disabled, setDisabled] = useState(false);
  const lockedUntil = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const onClick = (): void => {
    if (Date.now() < lockedUntil.current) return;
    lockedUntil.current = Date.now() + LOCKED_MS;
    setDisabled(true);
    timer.current = setTimeout(() => setDisabled(false), DISABLED_MS);
    onRefresh();
  };
  return labelled ? (
    <Button variant="secondary" disabled={disabled} onClick={onClick}>
      <RefreshCw aria-hidden="true" className="size-4" />
      {texts.refresh}
    </Button>
  ) : (
    <IconButton
      icon={RefreshCw}
      label={texts.refresh}
      tone="outlined"
      disabled={disabled}
      onClick={onClick}
    />
  );
};
