import { Frown } from 'lucide-react';
import { Notice } from '../../components/notice.tsx';
import { isEmpty } from '../../lib/saver.ts';
import { nameOf } from './names.ts';
import { texts } from './texts.ts';
import type { Choice } from './use-choices.ts';

interface ChoiceFailuresProps {
  choices: readonly Choice[];
  retry: (mark: string) => void;
}

/** What the server says against a winner tipp, above its field (specification, chapter 8). */
export const ChoiceFailures = ({ choices, retry }: ChoiceFailuresProps) =>
  choices
    .filter(({ draft }) => draft.status === 'failed')
    .map(({ tipp: { mark }, draft }) => (
      <Notice
        key={mark}
        tone="error"
        icon={Frown}
        title={`${nameOf(mark)}: ${draft.message}`}
        className="mb-3"
      >
        {!isEmpty(draft.wanted) && (
          <button
            type="button"
            onClick={() => retry(mark)}
            className="font-semibold text-link underline tap-target"
          >
            {texts.retry}
          </button>
        )}
      </Notice>
    ));
