import { ScreenFoot } from '../components/screen-foot.tsx';
import { BonusIcon } from '../features/bonus/bonus-icon.tsx';
import { DuelsScreen } from '../features/duels/duels-screen.tsx';

export const Component = () => (
  <>
    <DuelsScreen />
    <ScreenFoot>
      <BonusIcon place="TIPPDUELL" />
    </ScreenFoot>
  </>
);
