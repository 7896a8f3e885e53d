import { Frown } from 'lucide-react';
import { Button } from './button.tsx';
import { texts } from './texts.ts';

interface ErrorStateProps {
  /** The server's German message where it sends one. */
  message?: string;
  /** Asks again; without it the page is reloaded. */
  onRetry?: () => void;
}

/** In place of something that could not be loaded. */
export const ErrorState = ({
  message = texts.failed,
  onRetry = () => location.reload(),
}: ErrorStateProps) => (
  <div role="alert" className="grid justify-items-center gap-3 px-4 py-10 text-center">
    <span className="grid size-14 place-items-center rounded-full bg-live-soft text-live">
      <Frown aria-hidden="true" className="size-7" />
    </span>
    <p className="max-w-prose text-lg font-bold">{message}</p>
    <Button variant="secondary" onClick={onRetry}>
      {texts.retry}
    </Button>
  </div>
);
