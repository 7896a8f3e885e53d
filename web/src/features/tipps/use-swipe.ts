import { useRef, type TouchEvent } from 'react';

interface Swipe {
  onTouchStart: (event: TouchEvent) => void;
  onTouchEnd: (event: TouchEvent) => void;
}

/** Far enough to be meant, and clearly sideways. */
const MIN_PX = 48;
const STEEPNESS = 1.5;

/** A swipe to the left goes on, one to the right goes back. */
export const useSwipe = (onNext: () => void, onPrevious: () => void): Swipe => {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }) => {
      const finger = touches[0];
      start.current = finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }) => {
      const finger = changedTouches[0];
      if (!start.current || !finger) return;
      const x = finger.clientX - start.current.x;
      const y = finger.clientY - start.current.y;
      start.current = null;
      if (Math.abs(x) < MIN_PX || Math.abs(x) < Math.abs(y) * STEEPNESS) return;
      if (x < 0) onNext();
      else onPrevious();
    },
  };
};
