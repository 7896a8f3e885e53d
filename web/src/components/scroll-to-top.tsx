import { useEffect, useRef, useState } from 'react';
import { ArrowUp } from 'lucide-react';
import { lateTexts } from './late-texts.ts';

const THRESHOLD_PX = 100;

/**
 * Stands right before the footer, so that it knows when that comes into sight: it would lie on its links and the choice of
 * colours. Nor is it shown beside a field that is written in, whose buttons it would cover. It keeps to the edge, beside what cards
 * have there to tap.
 */
export const ScrollToTop = () => {
  const end = useRef<HTMLSpanElement>(null);
  const [isFar, setFar] = useState(false);
  const [isAtEnd, setAtEnd] = useState(false);
  useEffect(() => {
    const onScroll = (): void => setFar(scrollY > THRESHOLD_PX);
    onScroll();
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, []);
  useEffect(() => {
    if (!end.current) return undefined;
    // Above the upper edge, too, when the footer is higher than the screen.
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last) setAtEnd(last.isIntersecting || last.boundingClientRect.top < 0);
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <span ref={end} aria-hidden="true" />
      {isFar && !isAtEnd && (
        <button
          type="button"
          title={lateTexts.toTop}
          aria-label={lateTexts.toTop}
          onClick={() => scrollTo({ top: 0, behavior: 'smooth' })}
          style={{ borderRadius: '24px 0 0 24px', borderRight: 0 }}
          className="fixed right-0 h-12 w-8 print:hidden [body:has(:read-write:focus)_&]:hidden [body:has([data-own-row=below])_&]:mb-[4.5rem] bottom-[calc(76px+var(--note,0px)+env(safe-area-inset-bottom))] z-20 grid animate-fade place-items-center border border-line-strong bg-surface text-ink shadow-far hover:bg-surface-2 md:bottom-6"
        >
          <ArrowUp aria-hidden="true" className="size-5" />
        </button>
      )}
    </>
  );
};
