import { DuelsScreen } from '../features/duels/duels-screen.tsx';
import { UserTippsDialog } from '../features/user-tipps/user-tipps-dialog.tsx';

export const Component = () => (
  <>
    <DuelsScreen />
    <UserTippsDialog />
  </>
);
