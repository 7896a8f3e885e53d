import { useEffect, useRef, useState } from 'react';

/** Duration of the confirmation for a copied link or a sent invitation (specification, chapter 9). */
const FLASH_MS = 1_000;

interface Flash {
  isOn: boolean;
  flash: () => void;
  stop: () => void;
}

/** A message that is shown for a second. @param onOver called after it */
export const useFlash = (onOver?: () => void): Flash => {
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
      }, FLASH_MS);
    },
  };
};
