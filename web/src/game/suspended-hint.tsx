import { Lock } from 'lucide-react';
import { texts } from './texts.ts';

/** Replaces controls, and explains to a suspended player why they are missing. */
export const SuspendedHint = () => (
  <span className="inline-flex min-h-6 items-center gap-1.5 text-sm text-ink-2">
    <Lock aria-hidden="true" className="size-4 flex-none" />
    {texts.suspended}
  </span>
);
