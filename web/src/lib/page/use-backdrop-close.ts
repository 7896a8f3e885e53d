import { useRef, type MouseEvent, type PointerEvent } from 'react';

/**
 * Closes a modal dialog by a click on its backdrop. It closes on pointer up, because closing on pointer down would let
 * the tap through to the page. The pointer must also go down there, so that selecting text beyond the edge does not
 * close it.
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
