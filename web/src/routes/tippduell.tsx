import { DuelsScreen } from '../features/duels/duels-screen.tsx';

export const Component = DuelsScreen;
