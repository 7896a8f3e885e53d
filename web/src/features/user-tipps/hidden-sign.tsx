import { Lock } from 'lucide-react';
import { texts } from './texts.ts';

/** In the place of a tipp that does not show yet. */
export const HiddenSign = () => (
  <span className="inline-flex items-center gap-1.5 text-[min(0.875rem,5vw)] text-ink-2">
    <Lock aria-hidden="true" className="size-4 flex-none" />
    <span>{texts.hidden}</span>
  </span>
);
