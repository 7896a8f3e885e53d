import { ScreenFoot } from '../components/screen-foot.tsx';
import { BonusIcon } from '../features/bonus/bonus-icon.tsx';
import { GroupsScreen } from '../features/groups/list/groups-screen.tsx';

export const Component = () => (
  <>
    <GroupsScreen />
    <ScreenFoot>
      <BonusIcon place="SPIELERGRUPPEN" />
    </ScreenFoot>
  </>
);
