import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Publishes the height of a box that lies over the page's lower end. Other elements there, and the page's scrolling to
 * the focus, stay clear of it.
 */
export const usePublishedHeight = <Box extends HTMLElement>(
  property: '--note' | '--feast',
): RefObject<Box | null> => {
  const box = useRef<Box>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(property, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [property]);
  return box;
};
