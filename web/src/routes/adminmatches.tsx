import { AdminMatchesScreen } from '../features/admin-matches/admin-matches-screen.tsx';

export const Component = () => <AdminMatchesScreen />;
