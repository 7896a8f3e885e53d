import { useEffect, useState } from 'react';
import { ArrowUp } from 'lucide-react';
import { texts } from './texts.ts';

const THRESHOLD_PX = 100;

/** Not beside a field that is written in, whose buttons it would cover. */
export const ScrollToTop = () => {
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    const onScroll = (): void => setVisible(scrollY > THRESHOLD_PX);
    onScroll();
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, []);
  if (!visible) return null;
  return (
    <button
      type="button"
      title={texts.toTop}
      aria-label={texts.toTop}
      onClick={() => scrollTo({ top: 0, behavior: 'smooth' })}
      className="fixed right-4 print:hidden [body:has(:read-write:focus)_&]:hidden bottom-[calc(76px+var(--note,0px)+env(safe-area-inset-bottom))] z-20 grid size-11 animate-fade place-items-center rounded-full border border-line-strong bg-surface text-ink shadow-far hover:bg-surface-2 md:bottom-6"
    >
      <ArrowUp aria-hidden="true" className="size-5" />
    </button>
  );
};
