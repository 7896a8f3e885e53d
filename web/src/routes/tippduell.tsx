import { Tucked } from '../components/tucked.tsx';
import { BonusIcon } from '../features/bonus/bonus-icon.tsx';
import { DuelsScreen } from '../features/duels/duels-screen.tsx';

export const Component = () => (
  <>
    <DuelsScreen />
    <Tucked>
      <BonusIcon place="TIPPDUELL" />
    </Tucked>
  </>
);
