import { useEffect, useRef, useState } from 'react';

/** Duration of the confirmation for a copied link or a sent invitation (specification, chapter 9). */
const FLASH_MS = 1_000;

interface FlashOptions {
  ms?: number;
  /** Called after it. */
  onOver?: () => void;
}

interface Flash {
  isOn: boolean;
  flash: () => void;
  stop: () => void;
}

/** A message that is shown for a second, or for `ms`. Another call restarts the time. */
export const useFlash = ({ ms = FLASH_MS, onOver }: FlashOptions = {}): Flash => {
  const [isOn, setOn] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = (): void => {
    clearTimeout(timer.current);
    setOn(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    isOn,
    stop,
    flash: () => {
      clearTimeout(timer.current);
      setOn(true);
      timer.current = setTimeout(() => {
        setOn(false);
        onOver?.();
      }, ms);
    },
  };
};
