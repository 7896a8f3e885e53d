import { AdminPrizesScreen } from '../features/prizes/admin/admin-prizes-screen.tsx';

export const Component = AdminPrizesScreen;
