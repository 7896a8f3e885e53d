import { WinnersScreen } from '../features/prizes/winners/winners-screen.tsx';

export const Component = WinnersScreen;
