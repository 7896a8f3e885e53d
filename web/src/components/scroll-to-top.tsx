import { useEffect, useState } from 'react';
import { ArrowUp } from 'lucide-react';
import { focusHeading } from '../lib/page/focus-heading.ts';
import { lazyTexts } from './lazy-texts.ts';

const THRESHOLD_PX = 100;

/**
 * Placed right before the footer, and sticky above the bottom of the screen. This way it does not cover the footer's
 * links and theme switch. It is hidden while a text field has the focus, whose buttons it would cover. It keeps to the
 * screen's edge, beside the controls of cards, and above the feast.
 */
export const ScrollToTop = () => {
  const [isFar, setFar] = useState(false);
  useEffect(() => {
    const onScroll = (): void => setFar(scrollY > THRESHOLD_PX);
    onScroll();
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, []);
  const toTop = (): void => {
    // The button goes; from its place, the next Tab would scroll down again.
    focusHeading();
    scrollTo({ top: 0, behavior: 'smooth' });
  };
  return (
    <div className="sticky bottom-[calc(76px+var(--note,0px)+env(safe-area-inset-bottom))] z-20 h-0 md:bottom-6 print:hidden">
      {isFar && (
        <button
          type="button"
          title={lazyTexts.toTop}
          aria-label={lazyTexts.toTop}
          onClick={toTop}
          style={{
            borderRadius: '24px 0 0 24px',
            borderRight: 0,
            bottom: 'calc(var(--feast, -24px) + 24px)',
          }}
          className="absolute right-0 grid h-12 w-7 animate-fade place-items-center border border-line-strong bg-surface text-ink shadow-far hover:bg-surface-2 [body:has(:read-write:focus)_&]:hidden [body:has([data-own-row=below])_&]:mb-[4.5rem]"
        >
          <ArrowUp aria-hidden="true" className="size-5" />
        </button>
      )}
    </div>
  );
};
