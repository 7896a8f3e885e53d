import { useEffect, useState } from 'react';

const SHOWN_MS = 6000;

/** Whether to show that no joker is left: for some seconds after a tap that needed one. */
export const useRefusal = (): [isShown: boolean, show: () => void] => {
  const [taps, setTaps] = useState(0);
  useEffect(() => {
    if (taps === 0) return undefined;
    const end = setTimeout(() => setTaps(0), SHOWN_MS);
    return () => clearTimeout(end);
  }, [taps]);
  return [taps > 0, () => setTaps((count) => count + 1)];
};
