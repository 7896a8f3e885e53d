import { useRef, type MouseEvent, type PointerEvent } from 'react';

/**
 * For a modal dialog: a click beside it closes it. Only when the finger is lifted: closing it when the finger comes down would let
 * the tap go through to what lies beneath, a goal for example. And only when it came down there too: not after a text inside was
 * marked beyond the edge.
 */
export const useBackdropClose = (onClose: () => void) => {
  const isBeside = useRef(false);
  return {
    onPointerDown: ({ target, currentTarget }: PointerEvent<HTMLDialogElement>): void => {
      isBeside.current = target === currentTarget;
    },
    onClick: ({ target, currentTarget }: MouseEvent<HTMLDialogElement>): void => {
      if (isBeside.current && target === currentTarget) onClose();
      isBeside.current = false;
    },
  };
};
