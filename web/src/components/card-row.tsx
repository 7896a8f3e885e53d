import { Children, type ReactNode } from 'react';

interface CardRowProps {
  label: string;
  children: ReactNode;
}

/**
 * A horizontal row of cards of equal height, up to the edges of the screen. A swipe moves to the next card, which is
 * partly visible. The row is focusable, so that arrow keys scroll it. It is `relative`, so that its overflow also clips
 * absolutely positioned elements of its cards ('sr-only'). Otherwise they would make the page scroll sideways.
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
