import { AdminPrizesScreen } from '../features/prizes/admin-prizes-screen.tsx';

export const Component = AdminPrizesScreen;
