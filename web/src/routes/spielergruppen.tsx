import { GroupsScreen } from '../features/groups/groups-screen.tsx';

export const Component = () => <GroupsScreen />;
