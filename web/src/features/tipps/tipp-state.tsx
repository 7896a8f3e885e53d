import { SaveState } from '../../components/save-state.tsx';
import { cx } from '../../lib/class-names.ts';
import { isPaired } from './tipp-list.ts';
import { texts } from './texts.ts';
import { isEmpty } from '../../lib/wish.ts';
import type { EditedTipp } from './use-tipp.ts';

interface TippStateProps {
  edited: EditedTipp;
  className?: string;
}

/** How far a tipp has come: missing, half, under way, stored, or why not. */
export const TippState = ({ edited, className }: TippStateProps) => {
  const { draft, tipp, goals, retry } = edited;
  const { status, message, wanted } = draft;
  const given = goals.filter((goal) => goal !== null).length;
  const isSettled = isEmpty(wanted) && (status === 'idle' || status === 'saved');
  const missing = given === 1 ? texts.oneGoalMissing : isPaired(tipp.match) ? texts.noTipp : null;
  const hint = isSettled && given < 2 ? missing : null;
  return (
    <span className={cx('flex min-h-6 items-center text-sm', className)}>
      <span role="status" className="font-semibold text-joker-text">
        {hint}
      </span>
      <SaveState
        status={hint ? 'idle' : isSettled && tipp.isValid ? 'saved' : status}
        message={message}
        onRetry={retry}
      />
    </span>
  );
};
