import { RankingScreen } from '../features/ranking/ranking-screen.tsx';
import { UserTippsDialog } from '../features/user-tipps/user-tipps-dialog.tsx';

export const Component = () => (
  <>
    <RankingScreen />
    <UserTippsDialog />
  </>
);
