import { Lock } from 'lucide-react';
import { texts } from './texts.ts';

/** In place of controls: why a locked player can only read what they would change. */
export const SuspendedHint = () => (
  <span className="inline-flex min-h-6 items-center gap-1.5 text-sm text-ink-2">
    <Lock aria-hidden="true" className="size-4 flex-none" />
    {texts.suspended}
  </span>
);
