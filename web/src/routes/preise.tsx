import { PrizesScreen } from '../features/prizes/prizes-screen.tsx';

export const Component = PrizesScreen;
