import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Scrolls to the address's hash and focuses it, also when that element is rendered later. */
export const useJump = (isReady: boolean): void => {
  const { hash, key } = useLocation();
  useEffect(() => {
    const target = isReady && hash ? document.getElementById(hash.slice(1)) : null;
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  }, [isReady, hash, key]);
};
