import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Names the own row of a list of players, for the address, too. */
export const OWN_ROW = 'ich';

export const showOwnRow = (): void => {
  const row = document.getElementById(OWN_ROW);
  row?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  row?.focus({ preventScroll: true });
};

/** An address that leads to the own row shows it as soon as its page is there. */
export const useOwnRow = (isThere: boolean): void => {
  const { hash } = useLocation();
  const isWanted = isThere && hash === `#${OWN_ROW}`;
  useEffect(() => {
    if (isWanted) showOwnRow();
  }, [isWanted]);
};
