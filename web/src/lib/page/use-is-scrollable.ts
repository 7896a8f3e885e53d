import { useLayoutEffect, useState, type RefObject } from 'react';

/** Whether a box has more in it than it shows: then keys must reach it to scroll. */
export const useIsScrollable = (box: RefObject<HTMLElement | null>, isRendered: boolean): boolean => {
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const { current } = box;
    if (!isRendered || !current) return undefined;
    const measure = (): void => setScrolls(current.scrollHeight > current.clientHeight);
    const observer = new ResizeObserver(measure);
    // Its own size stays the same where only what is in it grows.
    for (const each of [current, ...current.children]) observer.observe(each);
    return () => observer.disconnect();
  }, [box, isRendered]);
  return scrolls;
};
