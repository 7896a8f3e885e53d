import { WinnersScreen } from '../features/prizes/winners-screen.tsx';

export const Component = WinnersScreen;
