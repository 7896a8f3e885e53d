import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Goes to the part the address names, with the focus, also when it was not there yet at first. */
export const useJump = (isReady: boolean): void => {
  const { hash, key } = useLocation();
  useEffect(() => {
    const target = isReady && hash ? document.getElementById(hash.slice(1)) : null;
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  }, [isReady, hash, key]);
};
