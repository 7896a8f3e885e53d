import { useEffect, useState } from 'react';
import { Check, CircleHelp, X } from 'lucide-react';
import type { SaveStatus } from '../lib/save/save-types.ts';
import { Spinner } from './spinner.tsx';
import { texts } from './texts.ts';

interface SaveStateProps {
  /** 'saved' only after the server has confirmed it. */
  status: SaveStatus;
  message?: string;
  onRetry?: () => void;
  /** Else the button's text is 'Nochmal probieren'. */
  retryLabel?: string | undefined;
  /** What is saved: its name ends the button's accessible name. */
  of?: string;
  /** Rendered only with a failure that has just happened: then only an alert is announced. */
  isAlert?: boolean;
}

const SPINNER_AFTER_MS = 150;

/** Appears after a short delay, because a quick answer needs no spinner. */
const Saving = () => {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SPINNER_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return late ? (
    <span className="inline-flex items-center gap-2 text-ink-2">
      <Spinner />
      {texts.saving}
    </span>
  ) : null;
};

export const SaveState = ({
  status,
  message = texts.failed,
  onRetry,
  retryLabel = texts.retry,
  of,
  isAlert,
}: SaveStateProps) => (
  <span
    role={isAlert ? 'alert' : 'status'}
    className="inline-flex min-h-6 flex-wrap items-center gap-x-2 text-sm"
  >
    {status === 'saving' && <Saving />}
    {status === 'saved' && (
      <span className="inline-flex items-center gap-1 font-semibold text-link">
        <Check aria-hidden="true" className="size-4" strokeWidth={3} />
        {texts.saved}
      </span>
    )}
    {status === 'unknown' && (
      <span className="inline-flex items-center gap-1.5 font-semibold text-ink-2">
        <CircleHelp aria-hidden="true" className="size-4 flex-none" />
        {texts.unknown}
      </span>
    )}
    {status === 'failed' && (
      <span className="inline-flex items-center gap-1 font-semibold text-live">
        <X aria-hidden="true" className="size-4 flex-none" strokeWidth={3} />
        {message}
      </span>
    )}
    {(status === 'failed' || status === 'unknown') && onRetry && (
      <button
        type="button"
        aria-label={of && `${retryLabel}: ${of}`}
        onClick={onRetry}
        className="min-h-11 basis-full text-left font-semibold text-link underline"
      >
        {retryLabel}
      </button>
    )}
  </span>
);
