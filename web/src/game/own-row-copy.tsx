import type { ReactNode } from 'react';
import { cx } from '../lib/class-names.ts';
import type { Side } from '../lib/list/off-screen.ts';
import { showOwnRow } from '../lib/list/use-own-row.ts';

interface OwnRowCopyProps {
  /** The side of the real row. */
  side: Side;
  children: ReactNode;
}

/** As far as its fade reaches, over rows and not over what stands beside the list; 2px: the ring. */
const OVER_ROWS = 'inset(-3rem -2px)';

/**
 * The own row while the real one is out of sight: below the header or above the bottom bar, over the list, which it cannot leave, and
 * not in it, so that nothing moves when it comes and goes. Rows fade into the ground on which it lies, over most of a row's height: none
 * looks cut. A tap goes to the real one. Only for the eye: whoever reads the list by keys or ears has that one, and 'Zu mir springen'.
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
          ? 'top-[calc(60px+var(--back,0px))] pt-2'
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
