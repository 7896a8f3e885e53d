import { Frown } from 'lucide-react';
import { Notice } from '../../components/notice.tsx';
import { isEmpty } from '../../lib/save/save-types.ts';
import { texts } from './texts.ts';
import type { Choice } from './use-choices.ts';
import type { WinnerDraft } from './winner-saver.ts';

interface ChoiceFailureProps {
  /** The card's name, for the names of the buttons: 'Gruppe A'. */
  of: string;
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

/** On narrow cards the options stand in two lines, and none may cover the other. */
const option = 'min-h-11 font-semibold text-link underline';

/** Shows why the server refused a card's winner tipps, above their fields (specification, chapter 8). */
export const ChoiceFailure = ({ of, choices, draft, retry, discard }: ChoiceFailureProps) => {
  if (draft.status !== 'failed') return null;
  const save = draft.isConflict ? texts.keepOwn : texts.retry;
  return (
    <Notice
      tone="error"
      icon={Frown}
      title={draft.isConflict ? texts.conflictWith(storedTeams(choices, draft)) : draft.message}
      className="mb-3"
    >
      <span className="flex flex-wrap gap-x-4">
        {!isEmpty(draft.pendingChange) && (
          <button type="button" aria-label={`${save}: ${of}`} onClick={retry} className={option}>
            {save}
          </button>
        )}
        {draft.isConflict && (
          <button type="button" aria-label={`${texts.keepOther}: ${of}`} onClick={discard} className={option}>
            {texts.keepOther}
          </button>
        )}
      </span>
    </Notice>
  );
};
