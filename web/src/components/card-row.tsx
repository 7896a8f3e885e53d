import { Children, type ReactNode } from 'react';

interface CardRowProps {
  label: string;
  children: ReactNode;
}

/**
 * Cards of one height beside each other, up to the edges of the screen; a swipe goes from card to card, and the next one
 * peeks in. The row takes the focus, so that arrow keys move it. It places what its cards place absolutely ('sr-only'):
 * what a farther box places, this one's overflow does not clip, and the page would scroll sideways.
 */
export const CardRow = ({ label, children }: CardRowProps) => (
  <div
    role="group"
    aria-label={label}
    tabIndex={0}
    className="relative -mx-4 -mb-3 flex snap-x snap-mandatory scroll-px-4 gap-3 overflow-x-auto overscroll-x-contain px-4 pb-3 [scrollbar-width:none] focus-visible:-outline-offset-3"
  >
    {Children.map(children, (card) => (
      <div className="grid w-[88%] empty:hidden max-w-[330px] flex-none snap-start *:min-w-0 max-xs:w-[calc(100%-20px)] max-xs:*:p-3">
        {card}
      </div>
    ))}
  </div>
);
