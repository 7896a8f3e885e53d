import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Id of the own row of a list of players, also used as hash. */
export const OWN_ROW = 'ich';

/** A page's rows with the own one, which is added at its side if it is not among them. */
export const withOwnRow = <Row>(
  rows: readonly Row[],
  own: Row | null,
  side: 'top' | 'bottom',
  idOf: (row: Row) => number,
): readonly Row[] => {
  if (!own || rows.some((row) => idOf(row) === idOf(own))) return rows;
  return side === 'top' ? [own, ...rows] : [...rows, own];
};

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

/** Goes to the own row. @param target address of its page */
export const useJumpToOwnRow = (current: string, target: string): (() => void) => {
  const navigate = useNavigate();
  return () => {
    if (current === target) showOwnRow();
    else void navigate(`${target}#${OWN_ROW}`, { preventScrollReset: true });
  };
};
