import { useEffect, useRef, useState } from 'react';

/** Specification, chapter 9: so long a copied link or a sent invitation says so. */
const FLASH_MS = 1_000;

interface Flash {
  isOn: boolean;
  flash: () => void;
  stop: () => void;
}

/** Something that is said for a second. @param onOver when the second has passed */
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
