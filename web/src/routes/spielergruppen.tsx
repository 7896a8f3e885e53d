import { Tucked } from '../components/tucked.tsx';
import { BonusIcon } from '../features/bonus/bonus-icon.tsx';
import { GroupsScreen } from '../features/groups/groups-screen.tsx';

export const Component = () => (
  <>
    <GroupsScreen />
    <Tucked>
      <BonusIcon place="SPIELERGRUPPEN" />
    </Tucked>
  </>
);
