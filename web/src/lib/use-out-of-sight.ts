import { useEffect, useState } from 'react';

/** What the header and the bottom bar cover is not in sight. */
const BARS = '-60px 0px -57px';
/** Half of it is enough to be seen. */
const SEEN = 0.5;

/** On which side an element has left the screen; null while it is in sight, or there is none. */
export const useOutOfSight = (element: Element | null): 'above' | 'below' | null => {
  const [side, setSide] = useState<'above' | 'below' | null>(null);
  useEffect(() => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (!last) return;
        const isSeen = last.isIntersecting && last.intersectionRatio >= SEEN;
        const { top } = last.boundingClientRect;
        setSide(isSeen ? null : top < innerHeight / 2 ? 'above' : 'below');
      },
      { rootMargin: BARS, threshold: SEEN },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      setSide(null);
    };
  }, [element]);
  return side;
};
