import { StatisticsScreen } from '../features/statistics/statistics-screen.tsx';
import { UserTippsDialog } from '../features/user-tipps/user-tipps-dialog.tsx';

export const Component = () => (
  <>
    <StatisticsScreen />
    <UserTippsDialog />
  </>
);
