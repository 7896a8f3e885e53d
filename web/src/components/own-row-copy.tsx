import type { ReactNode } from 'react';
import { cx } from '../lib/class-names.ts';
import { showOwnRow } from '../lib/use-own-row.ts';

interface OwnRowCopyProps {
  /** Where the real row is. */
  side: 'above' | 'below';
  children: ReactNode;
}

/**
 * The own row while the real one is out of sight: below the header or above the bottom bar, over the list and not in it, so that
 * nothing moves when it comes and goes. A tap goes to the real one. Only for the eye: whoever reads the list by keys or ears has
 * that one, and 'Zu mir springen'.
 */
export const OwnRowCopy = ({ side, children }: OwnRowCopyProps) => (
  <div
    aria-hidden="true"
    data-own-row={side}
    className={cx(
      'sticky z-10 h-0 print:hidden',
      side === 'above'
        ? 'top-15'
        : 'bottom-[calc(57px+var(--note,0px)+env(safe-area-inset-bottom))] md:bottom-0',
    )}
  >
    <div
      className={cx(
        'absolute inset-x-0 animate-fade rounded-lg bg-joker-soft shadow-far ring-2 ring-joker',
        side === 'above' ? 'top-2' : 'bottom-2',
      )}
    >
      <div inert>{children}</div>
      <button type="button" tabIndex={-1} onClick={showOwnRow} className="absolute inset-0 rounded-lg" />
    </div>
  </div>
);
