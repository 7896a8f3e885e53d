import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Id of the own row of a list of players, also used as hash. */
export const OWN_ROW = 'ich';

export const showOwnRow = (): void => {
  const row = document.getElementById(OWN_ROW);
  row?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  row?.focus({ preventScroll: true });
};

/** Scrolls to the own row when the hash names it and its page is loaded. */
export const useOwnRow = (isThere: boolean): void => {
  const { hash } = useLocation();
  const isWanted = isThere && hash === `#${OWN_ROW}`;
  useEffect(() => {
    if (isWanted) showOwnRow();
  }, [isWanted]);
};
