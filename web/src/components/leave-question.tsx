import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { entryTexts as texts } from './entry-texts.ts';

interface LeaveQuestionProps {
  /** Under addresses that begin so it all stays. */
  within?: string;
}

/**
 * Drawn as long as something is entered on a screen itself, not in a dialog: asks before the menu, a link or the browser's
 * way back takes it away. A dialog that is opened over the screen does not: its address is the same but for its parameters.
 */
export const LeaveQuestion = ({ within }: LeaveQuestionProps) => {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const stays = within !== undefined && nextLocation.pathname.startsWith(within);
    return !stays && currentLocation.pathname !== nextLocation.pathname;
  });
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={texts.giveUp}
      confirmLabel={texts.doGiveUp}
      cancelLabel={texts.goOn}
      tone="danger"
      busy={false}
      error={undefined}
      onConfirm={blocker.proceed}
      onClose={blocker.reset}
    >
      {texts.giveUpQuestion}
    </ConfirmDialog>
  );
};
