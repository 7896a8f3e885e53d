import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import type { Failure } from '../../lib/failure.ts';
import { texts } from './texts.ts';

interface SaveFailureProps {
  failure: Failure;
  /** What was to be saved: spoken. */
  title: string;
  /** Takes the entry away, so that what somebody else has saved is shown; missing where nothing is entered. */
  onDiscard: (() => void) | false;
}

/** Why it was not saved; after a conflict that says what stands there now, beside what was entered. */
export const SaveFailure = ({ failure, title, onDiscard }: SaveFailureProps) => (
  <Notice tone="error" title={texts.saveFailed} className="mt-2">
    <p>{failure.message}</p>
    {failure.code === 'CONFLICT' && onDiscard && (
      <Button
        size="sm"
        variant="secondary"
        className="mt-2"
        aria-label={`${texts.discard}: ${title}`}
        onClick={onDiscard}
      >
        {texts.discard}
      </Button>
    )}
  </Notice>
);
