import { useEffect, useRef, type RefObject } from 'react';

/**
 * Ref of the first entry of a further page. The button that loaded the page is gone: the entry gets its focus, once,
 * unless the player has gone on to another control.
 * @param isNew the page is a further one, and loaded
 */
export const useFocusNew = (isNew: boolean): RefObject<HTMLLIElement | null> => {
  const first = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isNew && !document.activeElement?.closest('a, button, input'))
      first.current?.focus({ preventScroll: true });
  }, [isNew]);
  return first;
};
