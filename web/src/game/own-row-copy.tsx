import type { ReactNode } from 'react';
import { cx } from '../lib/class-names.ts';
import type { Side } from '../lib/list/off-screen.ts';
import { showOwnRow } from '../lib/list/use-own-row.ts';

interface OwnRowCopyProps {
  /** The side of the real row. */
  side: Side;
  children: ReactNode;
}

/** Lets the fade cover rows, but nothing beside the list; the 2px are for the ring. */
const OVER_ROWS = 'inset(-3rem -2px)';

/**
 * A sticky copy of the own row while the real one is off-screen. It overlays the list, so that nothing moves when it
 * comes and goes. A fade hides cut rows. A tap scrolls to the real row. Hidden from keyboards and screen readers, which
 * reach the real row by 'Zu mir springen'.
 */
export const OwnRowCopy = ({ side, children }: OwnRowCopyProps) => (
  <div
    aria-hidden="true"
    className={cx(
      'pointer-events-none absolute inset-0 z-10 flex flex-col print:hidden',
      side === 'below' && 'justify-end',
    )}
  >
    <div
      data-own-row={side}
      style={{ clipPath: OVER_ROWS }}
      className={cx(
        'sticky bg-bg shadow-fade',
        side === 'above'
          ? 'top-[calc(60px+var(--tools-on,0px))] pt-2'
          : 'bottom-[calc(57px+var(--note,0px)+env(safe-area-inset-bottom))] pb-2 md:bottom-0',
      )}
    >
      <div className="pointer-events-auto relative rounded-lg bg-joker-soft ring-2 ring-joker">
        <div inert>{children}</div>
        <button type="button" tabIndex={-1} onClick={showOwnRow} className="absolute inset-0 rounded-lg" />
      </div>
    </div>
  </div>
);
