import { useEffect, useState } from 'react';
import { watchSide, type Side } from './out-of-sight.ts';

/** On which side an element has left the screen; null while it is in sight, or there is none. */
export const useOutOfSight = (element: Element | null): Side | null => {
  const [side, setSide] = useState<Side | null>(null);
  useEffect(() => {
    if (!element) return undefined;
    const end = watchSide(element, setSide);
    return () => {
      end();
      setSide(null);
    };
  }, [element]);
  return side;
};
