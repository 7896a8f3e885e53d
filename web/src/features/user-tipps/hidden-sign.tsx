import { Lock } from 'lucide-react';
import { texts } from './texts.ts';

/** In a row: what the line above says once in words for all of them. */
export const HiddenSign = () => (
  <span title={texts.hidden} className="inline-block p-1 align-middle text-ink-2">
    <Lock aria-hidden="true" className="size-4" />
    <span className="sr-only">{texts.hidden}</span>
  </span>
);
