import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Notice } from '../../components/notice.tsx';
import { OperatorText } from '../../components/operator-text.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';
import { copyText } from '../../lib/copy-text.ts';
import { plainText } from '../../lib/plain-text.ts';
import type { AdminPrizeFragment } from './admin-prizes.generated.ts';
import { texts } from './texts.ts';
import { useSuggestion } from './use-suggestion.ts';
import { namesOf } from './words.ts';

interface SuggestionDialogProps {
  prize: AdminPrizeFragment;
  onClose: () => void;
}

/** Specification, chapter 9. */
const COPIED_MS = 1_000;

/** A text that announces the winners, to be copied wherever it is needed. */
export const SuggestionDialog = ({ prize, onClose }: SuggestionDialogProps) => {
  const { html, failure, isBusy, suggest } = useSuggestion();
  const [isCopied, setCopied] = useState(false);
  const names = namesOf(prize.winners);
  const asked = useRef(false);
  useEffect(() => {
    if (!asked.current) void suggest(prize, names);
    asked.current = true;
  }, [suggest, prize, names]);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${texts.suggestion}: ${prize.name}`}
      footer={
        <>
          <Button variant="secondary" busy={isBusy} onClick={() => void suggest(prize, names)}>
            {texts.suggestAgain}
          </Button>
          <Button
            disabled={html === null}
            onClick={async () => setCopied(await copyText(plainText(html ?? ''), null))}
          >
            {isCopied ? texts.copied : texts.copy}
          </Button>
        </>
      }
    >
      {failure && (
        <Notice tone="error" title={texts.suggestFailed} className="mb-3">
          <p>{failure.message}</p>
        </Notice>
      )}
      {html === null && !failure && (
        <Loading className="grid gap-2">
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-5 w-2/3" />
        </Loading>
      )}
      {html !== null && <OperatorText html={html} />}
    </Dialog>
  );
};
