import { Tucked } from '../components/tucked.tsx';
import { BonusIcon } from '../features/bonus/bonus-icon.tsx';
import { StatisticsScreen } from '../features/statistics/statistics-screen.tsx';

export const Component = () => (
  <>
    <StatisticsScreen />
    <Tucked>
      <BonusIcon place="STATISTIK" />
    </Tucked>
  </>
);
