import { ReportsScreen } from '../features/moderation/reports-screen.tsx';

export const Component = ReportsScreen;
