import { useEffect, useRef } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { Notice } from '../../../components/notice.tsx';
import { OperatorText } from '../../../components/operator-text.tsx';
import { shareTexts } from '../../../components/share-texts.ts';
import { Loading, Skeleton } from '../../../components/skeleton.tsx';
import { copyText } from '../../../lib/page/copy-text.ts';
import { plainText } from '../../../lib/text/html.ts';
import { showToast } from '../../../lib/page/toast-store.ts';
import { useFlash } from '../../../lib/page/use-flash.ts';
import type { AdminPrizeFragment } from './admin-prizes.generated.ts';
import { adminTexts } from './texts.ts';
import { useSuggestion } from './use-suggestion.ts';
import { mayWin, namesOf, PLACE } from '../winner-names.ts';

interface SuggestionDialogProps {
  prize: AdminPrizeFragment;
  onClose: () => void;
}

/** Shows a text that announces the winners, and copies it. */
export const SuggestionDialog = ({ prize, onClose }: SuggestionDialogProps) => {
  const { html, failure, isBusy, suggest } = useSuggestion();
  const { isOn: isCopied, flash } = useFlash();
  const field = useRef<HTMLTextAreaElement>(null);
  const words = plainText(html ?? '');
  const names = namesOf(mayWin(prize.winners)) || PLACE;
  const asked = useRef(false);
  useEffect(() => {
    if (!asked.current) void suggest(prize, names);
    asked.current = true;
  }, [suggest, prize, names]);
  const copy = async (): Promise<void> => {
    if (await copyText(words, field.current)) flash();
    else showToast(adminTexts.copyFailed, 'error');
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${adminTexts.suggestion}: ${prize.name}`}
      footer={
        <>
          <Button variant="secondary" busy={isBusy} onClick={() => void suggest(prize, names)}>
            {adminTexts.suggestAgain}
          </Button>
          <Button disabled={html === null} onClick={() => void copy()}>
            {isCopied ? shareTexts.copied : adminTexts.copy}
          </Button>
        </>
      }
    >
      {failure && (
        <Notice tone="error" title={adminTexts.suggestFailed} className="mb-3">
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
      {/* Only selected for copying if the page may not write to the clipboard. */}
      <textarea
        ref={field}
        readOnly
        value={words}
        aria-label={adminTexts.suggestion}
        tabIndex={-1}
        className="sr-only"
      />
      <span aria-live="polite" className="sr-only">
        {isCopied && shareTexts.copied}
      </span>
    </Dialog>
  );
};
