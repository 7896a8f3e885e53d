import { AdminBonusScreen } from '../features/admin-bonus/admin-bonus-screen.tsx';

export const Component = AdminBonusScreen;
