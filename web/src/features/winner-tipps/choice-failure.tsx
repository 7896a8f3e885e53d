import { Frown } from 'lucide-react';
import { Notice } from '../../components/notice.tsx';
import { isEmpty } from '../../lib/save/saver-rules.ts';
import { texts } from './texts.ts';
import type { WinnerDraft } from './winner-saver.ts';

interface ChoiceFailureProps {
  draft: WinnerDraft;
  retry: () => void;
  discard: () => void;
}

/** Shows why the server refused a card's winner tipps, above their fields (specification, chapter 8). */
export const ChoiceFailure = ({ draft, retry, discard }: ChoiceFailureProps) =>
  draft.status === 'failed' && (
    <Notice tone="error" icon={Frown} title={draft.message} className="mb-3">
      {!isEmpty(draft.pendingChange) && (
        <button type="button" onClick={retry} className="font-semibold text-link underline tap-target">
          {draft.isConflict ? texts.keepOwn : texts.retry}
        </button>
      )}
      {draft.isConflict && (
        <button type="button" onClick={discard} className="ml-4 font-semibold text-link underline tap-target">
          {texts.keepOther}
        </button>
      )}
    </Notice>
  );
