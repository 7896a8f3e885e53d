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

/** On narrow cards the options stand in two lines, and none may cover the other. */
const option = 'min-h-11 font-semibold text-link underline';

/** Shows why the server refused a card's winner tipps, above their fields (specification, chapter 8). */
export const ChoiceFailure = ({ choices, draft, retry, discard }: ChoiceFailureProps) =>
  draft.status === 'failed' && (
    <Notice
      tone="error"
      icon={Frown}
      title={draft.isConflict ? texts.conflictWith(storedTeams(choices, draft)) : draft.message}
      className="mb-3"
    >
      <span className="flex flex-wrap gap-x-4">
        {!isEmpty(draft.pendingChange) && (
          <button type="button" onClick={retry} className={option}>
            {draft.isConflict ? texts.keepOwn : texts.retry}
          </button>
        )}
        {draft.isConflict && (
          <button type="button" onClick={discard} className={option}>
            {texts.keepOther}
          </button>
        )}
      </span>
    </Notice>
  );
