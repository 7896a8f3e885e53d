import { useEffect, useRef, type RefObject } from 'react';

interface InfiniteScroll {
  /** False stops watching: nothing more to load, or a load has failed. */
  enabled: boolean;
  onMore: () => void;
  /** How far before the end loading begins (specification, chapter 9). */
  marginPx?: number;
}

/** Watches the element at the end of a list and asks for more before it comes into view. */
export const useInfiniteScroll = <T extends Element>({
  enabled,
  onMore,
  marginPx = 1000,
}: InfiniteScroll): RefObject<T | null> => {
  const end = useRef<T>(null);
  const latest = useRef(onMore);
  useEffect(() => {
    latest.current = onMore;
  });
  useEffect(() => {
    const element = end.current;
    if (!enabled || !element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) latest.current();
      },
      { rootMargin: `0px 0px ${marginPx}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [enabled, marginPx]);
  return end;
};
