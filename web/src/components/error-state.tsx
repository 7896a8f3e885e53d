import { useState } from 'react';
import { Frown } from 'lucide-react';
import { cx } from '../lib/class-names.ts';
import { useIsLost } from '../lib/connection/connection.ts';
import { Button } from './button.tsx';
import { OutsideLink } from './outside-link.tsx';
import { texts } from './texts.ts';

interface ErrorStateProps {
  /** The server's German message, if there is one. */
  message?: string;
  /** Retries the failed part; the button is busy until it resolves. */
  onRetry: () => Promise<unknown> | void;
  /** In a small box among others: without an icon. */
  small?: boolean;
}

/** Replaces content that failed to load. Without a connection, only a screen's first one is shown (styles/base.css). */
export const ErrorState = ({ message = texts.failed, onRetry, small }: ErrorStateProps) => {
  const [busy, setBusy] = useState(false);
  const isLost = useIsLost();
  const retry = async (): Promise<void> => {
    setBusy(true);
    await onRetry();
    setBusy(false);
  };
  return (
    <div
      role="alert"
      data-lost={isLost || undefined}
      className={cx(
        'grid gap-x-3',
        small
          ? 'justify-items-start gap-y-2 py-1 text-sm'
          : 'justify-items-center gap-y-3 px-4 py-10 text-center',
      )}
    >
      {!small && (
        <span className="grid size-14 place-items-center rounded-full bg-live-soft text-live">
          <Frown aria-hidden="true" className="size-7" />
        </span>
      )}
      <p className={cx('max-w-prose', small ? 'text-ink-2' : 'text-lg font-bold')}>{message}</p>
      <Button variant="secondary" size={small ? 'sm' : 'md'} busy={busy} onClick={() => void retry()}>
        {texts.retry}
      </Button>
      {!small && (
        <OutsideLink href="/status" className="flex min-h-11 items-center text-link underline">
          {texts.status}
        </OutsideLink>
      )}
    </div>
  );
};
