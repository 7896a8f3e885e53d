import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { SaveFailure } from '../../components/save-failure.tsx';
import type { Failure } from '../../lib/failure.ts';
import { scrollIntoView } from '../../lib/page/scroll-into-view.ts';
import { texts } from './texts.ts';

interface AdminFailureProps {
  failure: Failure;
  /** Names the entry for screen readers. */
  about: string;
  /** See SaveFailure. */
  onLoadAnew: (() => void) | false;
  /** Saves the same input again and accepts the change of teams that this question describes. */
  onConfirm: (question: string) => void;
}

/** Shows why the entry was not saved, or asks whether to change teams. The message then names the matches. */
export const AdminFailure = ({ failure, about, onLoadAnew, onConfirm }: AdminFailureProps) =>
  failure.field === 'changesTeams' ? (
    <div ref={scrollIntoView} className="mt-2 scroll-my-21">
      <Notice tone="error" title={texts.changesTeams}>
        <p>{failure.message}</p>
        <Button
          size="sm"
          variant="secondary"
          className="mt-2"
          aria-label={`${texts.changeTeams}: ${about}`}
          onClick={() => onConfirm(failure.message)}
        >
          {texts.changeTeams}
        </Button>
      </Notice>
    </div>
  ) : (
    <SaveFailure failure={failure} about={about} onLoadAnew={onLoadAnew} className="mt-2" />
  );
