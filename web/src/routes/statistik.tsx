import { ScreenFoot } from '../components/screen-foot.tsx';
import { BonusIcon } from '../features/bonus/bonus-icon.tsx';
import { StatisticsScreen } from '../features/statistics/statistics-screen.tsx';

export const Component = () => (
  <>
    <StatisticsScreen />
    <ScreenFoot>
      <BonusIcon place="STATISTIK" />
    </ScreenFoot>
  </>
);
