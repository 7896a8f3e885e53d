import { BonusScreen } from '../features/bonus/bonus-screen.tsx';

export const Component = BonusScreen;
