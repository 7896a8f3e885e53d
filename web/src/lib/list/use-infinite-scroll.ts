import { useEffect, useRef, type RefObject } from 'react';

interface InfiniteScroll {
  /** False stops observing: at the end of the list, or after a failure. */
  enabled: boolean;
  onMore: () => void;
}

/** Loading begins this far before the end (specification, chapter 9). */
const MARGIN_PX = 1000;

/** Observes the element at the end of a list, and loads more before it becomes visible. */
export const useInfiniteScroll = <T extends Element>({
  enabled,
  onMore,
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
      { rootMargin: `0px 0px ${MARGIN_PX}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [enabled]);
  return end;
};
