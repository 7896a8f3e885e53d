import { texts as duelTexts } from '../features/duels/texts.ts';
import { UserDuels } from '../features/duels/user-duels.tsx';
import { UserTippsDialog, type TippKind } from '../features/user-tipps/user-tipps-dialog.tsx';
import { texts as winnerTexts } from '../features/winner-tipps/texts.ts';
import { UserWinnerTipps } from '../features/winner-tipps/user-winner-tipps.tsx';

/** What the dialog shows of a player beside the match tipps: one line for each feature. */
const kinds: TippKind[] = [
  { kind: 'sieger', label: winnerTexts.winnerTab, Panel: UserWinnerTipps },
  { kind: 'duelle', label: duelTexts.kind, Panel: UserDuels },
];

export const PlayerTipps = () => <UserTippsDialog kinds={kinds} />;
