import { useBlocker, type BlockerFunction } from 'react-router-dom';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { entryTexts as texts } from './entry-texts.ts';

/** A dialog that is opened over the screen takes nothing away: its address is the same but for its parameters. */
const leavesScreen: BlockerFunction = ({ currentLocation, nextLocation }) =>
  currentLocation.pathname !== nextLocation.pathname;

/**
 * Drawn as long as something is entered on a screen itself, not in a dialog: asks before the menu, a link or the browser's
 * way back takes it away.
 */
export const LeaveQuestion = () => {
  const blocker = useBlocker(leavesScreen);
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
