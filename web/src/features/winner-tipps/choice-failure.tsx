import { Frown } from 'lucide-react';
import { Notice } from '../../components/notice.tsx';
import { isEmpty } from '../../lib/save/save-types.ts';
import { texts } from './texts.ts';
import type { Choice } from './use-choices.ts';
import type { WinnerDraft } from './winner-saver.ts';

interface ChoiceFailureProps {
  choices: readonly Choice[];
  draft: WinnerDraft;
  retry: () => void;
  discard: () => void;
}

/** The teams of the other device, in place of which this page has an entry. */
const storedTeams = (choices: readonly Choice[], { pendingChange }: WinnerDraft): string =>
  choices
    .filter(({ tipp }) => tipp.mark in pendingChange)
    .map(({ tipp }) => tipp.team?.name ?? texts.none)
    .join(', ');

/** Shows why the server refused a card's winner tipps, above their fields (specification, chapter 8). */
export const ChoiceFailure = ({ choices, draft, retry, discard }: ChoiceFailureProps) =>
  draft.status === 'failed' && (
    <Notice
      tone="error"
      icon={Frown}
      title={draft.isConflict ? texts.conflictWith(storedTeams(choices, draft)) : draft.message}
      className="mb-3"
    >
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
