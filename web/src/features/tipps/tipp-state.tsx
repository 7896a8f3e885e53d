import { SaveState } from '../../components/save-state.tsx';
import { cx } from '../../lib/class-names.ts';
import { isPaired } from './tipp-list.ts';
import { texts } from './texts.ts';
import { isEmpty } from '../../lib/save/save-types.ts';
import type { EditedTipp } from './use-tipp.ts';

interface TippStateProps {
  edited: EditedTipp;
  /** The player wanted a joker, but none is left. */
  isRefused: boolean;
  className?: string;
}

/** The state of a tipp: missing, half, saving, saved, or the reason of a failure. An empty state takes no line. */
export const TippState = ({ edited, isRefused, className }: TippStateProps) => {
  const { draft, tipp, goals, isJoker, retry, discard, undo, holdUndo, isRolled, isRead } = edited;
  const { team1, team2 } = tipp.match;
  const { status, message, pendingChange, isConflict } = draft;
  const title = texts.versus(team1.name, team2.name);
  const given = goals.filter((goal) => goal !== null).length;
  // An unconfirmed tipp needs a decision: each option has its own line.
  const isStuck = status === 'failed' || status === 'unknown';
  const isSettled = isEmpty(pendingChange) && (status === 'idle' || status === 'saved');
  const missing = given === 1 ? texts.oneGoalMissing : isJoker ? texts.jokerInVain : texts.noTipp;
  const hint = isSettled && isRead && given < 2 ? missing : null;
  const waits = hint !== null && given === 0 && !isJoker && !isPaired(tipp.match);
  // Hidden beside a hint: an extra line for some seconds would move the rest. The joker has its own button.
  const mayUndo = undo !== undefined && !hint;
  return (
    <span
      className={cx(
        'flex min-h-6 flex-wrap items-center text-sm [&>:empty]:min-h-0',
        isStuck && 'flex-col items-start! gap-2 text-left!',
        className,
      )}
    >
      <span
        role="status"
        className={cx(
          'has-[+:not(:empty)]:mr-3',
          waits && !isRefused ? 'text-ink-2' : 'font-semibold text-joker-text',
        )}
      >
        {isRefused ? texts.noJokerLeft : waits ? texts.notPaired : hint}
      </span>
      <SaveState
        status={
          hint || (isRefused && isSettled) ? 'idle' : isSettled && isRead && tipp.isValid ? 'saved' : status
        }
        message={message}
        onRetry={retry}
        retryLabel={isConflict ? texts.keepOwn : undefined}
        of={title}
      />
      {mayUndo && (
        <button
          type="button"
          aria-label={`${texts.undo}: ${title}`}
          onClick={undo}
          onFocus={() => holdUndo(true)}
          onBlur={() => holdUndo(false)}
          className={cx(
            'font-semibold text-link underline',
            isStuck ? 'min-h-11' : 'ml-3 min-h-6 tap-target',
          )}
        >
          {texts.undo}
        </button>
      )}
      {discard && (
        <button
          type="button"
          aria-label={`${texts.keepOther}: ${title}`}
          onClick={discard}
          className={cx(
            'font-semibold text-link underline',
            isStuck ? 'min-h-11' : 'ml-3 min-h-6 tap-target',
          )}
        >
          {texts.keepOther}
        </button>
      )}
      <span role="status" className="sr-only">
        {isRolled && isSettled && given === 2 && <span>{texts.tippOf(goals.join(':'))}. </span>}
        {mayUndo && isSettled && <span>{texts.mayUndo}</span>}
      </span>
    </span>
  );
};
